import type { Pull } from "@foray/fieldops/fights/pull";
import * as v from "valibot";

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

/** Null if the browser lacks the API or denies it to this frame. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

export type ToldPull = Readonly<{
  tell: (pull: Pull | null) => void;
  close: () => void;
}>;

/**
 * Sends a fight's clock to its embeds. Sends nothing before the first pull, so that an embed's own clock
 * keeps running.
 */
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

/**
 * Requests a fight's clock from a pull clock page in this browser, and calls `follow` whenever it changes.
 */
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
