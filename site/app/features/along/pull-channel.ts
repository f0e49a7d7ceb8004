import type { Pull } from "@foray/fieldops/fights/pull";
import * as v from "valibot";

/** Channel between run along and the embeds of the same browser; nothing of it is kept. */
const NAME = "foray-pull";
const ASKED = "asked";

const toldShape = v.object({
  fight: v.string(),
  pull: v.nullable(
    v.object({
      from: v.pipe(v.number(), v.finite()),
      part: v.optional(v.string()),
      known: v.record(v.string(), v.string()),
    }),
  ),
});

/** Opens the channel; `null` if the browser has none, or not for this frame. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** A clock that a page of run along tells of. */
export type ToldPull = Readonly<{
  /** Tells the embeds that follow this fight. */
  tell: (pull: Pull | null) => void;
  close: () => void;
}>;

/** Tells embeds of a fight's clock. Nothing is told before the first pull, so that an embed's own clock is left alone. */
export function tellPulls(fight: string): ToldPull {
  const channel = openChannel();
  let last: Pull | null | undefined;
  const post = () => last !== undefined && channel?.postMessage({ fight, pull: last });
  channel?.addEventListener("message", ({ data }) => {
    if (data === ASKED && last !== null) post();
  });
  return {
    tell(pull) {
      if (pull === null && last === undefined) return;
      last = pull;
      post();
    },
    close: () => channel?.close(),
  };
}

/** Calls `follow` with the clock of a fight whenever a page of run along in this browser moves it, and asks for the present one. */
export function followPulls(fight: string, follow: (pull: Pull | null) => void): void {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }) => {
    const told = v.safeParse(toldShape, data);
    if (!told.success || told.output.fight !== fight) return;
    const { pull } = told.output;
    follow(pull === null ? null : { from: pull.from, part: pull.part, known: pull.known });
  });
  channel?.postMessage(ASKED);
}
