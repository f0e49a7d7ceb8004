import type { Pull } from "@foray/fieldops/fights/pull";
import * as v from "valibot";

const NAME = "foray-pull";
const REQUEST = "request";

const messageShape = v.object({
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

export type PullBroadcast = Readonly<{
  send: (pull: Pull | null) => void;
  close: () => void;
}>;

/**
 * Sends a fight's clock to its embeds. Sends nothing before the first pull, so that an embed's own clock
 * keeps running.
 */
export function openPullBroadcast(fight: string): PullBroadcast {
  const channel = openChannel();
  let last: Pull | null | undefined;
  const post = () => last !== undefined && channel?.postMessage({ fight, pull: last });
  channel?.addEventListener("message", ({ data }) => {
    if (data === REQUEST && last !== null) post();
  });
  return {
    send(pull) {
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
    const message = v.safeParse(messageShape, data);
    if (!message.success || message.output.fight !== fight) return;
    const { pull } = message.output;
    follow(pull === null ? null : { from: pull.from, part: pull.part, known: pull.known });
  });
  channel?.postMessage(REQUEST);
}
