import { fromBase64Url } from "../../boards/live/base64url.ts";
import { type Bytes, sameBytes } from "./bytes.ts";
import type { RunEnvironment } from "./environment.ts";
import type { InboxKeys, PlayerKeys } from "./keys.ts";
import { markOf, openMessage, openReply } from "./sealing.ts";
import { type RunNotice, readNotice } from "./wire.ts";

/**
 * `kept`: on this device only. `busy`: the relay is flooded. Both are retried. `sent`: on the relay. `seen`:
 * read by a host. `closed`: rejected, as sign-ups are closed.
 */
export type SentState = "busy" | "closed" | "kept" | "none" | "seen" | "sent";

export type PlayerView = Readonly<{ state: SentState; notice: RunNotice | null; seat: Bytes | null }>;

export type PlayerOptions = Readonly<{
  inbox: InboxKeys;
  player: PlayerKeys;
  relay: string;
  env: RunEnvironment;
  /** Last sign-up sealed in this browser. */
  sealed: Bytes | null;
  onView: (view: PlayerView) => void;
}>;

export type PlayerClient = Readonly<{
  /** Retries until the relay has it. */
  send: (sealed: Bytes) => void;
  wake: () => void;
  leave: () => void;
}>;

const SECOND = 1000;
const POLL_MS = 10 * SECOND;
/** Interval while the player is likely waiting. */
const SOON_MS = 2 * SECOND;
const SOON = 10;
const MAX_WAIT_MS = 60 * SECOND;

/** Sends a sign-up until it arrives, and follows its state until `leave`. */
export function keepSignUp({ inbox, player, relay, env, onView, ...given }: PlayerOptions): PlayerClient {
  const url = `${relay}/inbox/${inbox.inbox}/${player.slot}`;
  let { sealed } = given;
  let state: SentState = sealed === null ? "none" : "kept";
  let notice: RunNotice | null = null;
  let seat: Bytes | null = null;
  let left = false;
  let tries = 0;
  let round = 0;
  let soon = 0;
  const stops = new Map<string, () => void>();
  const after = (timer: string, ms: number, then: () => void) => {
    stops.get(timer)?.();
    stops.set(
      timer,
      env.after(ms, () => {
        if (!left) then();
      }),
    );
  };
  const show = () => {
    if (!left) onView({ state, notice, seat });
  };

  const send = async () => {
    const body = sealed;
    if (left || body === null) return;
    round += 1;
    const own = round;
    const status = await env.send(`${url}/put?key=${player.slotKey}`, body);
    if (left || own !== round) return;
    if (status >= 200 && status < 300) {
      tries = 0;
      state = "sent";
      void env.send(`${relay}/bell/${inbox.inbox}`, player.slot);
      soon = SOON;
      after("look", SOON_MS, () => void look());
    } else if (status === 410) state = "closed";
    else {
      state = status === 429 ? "busy" : "kept";
      const wait = Math.min(MAX_WAIT_MS, SECOND * 2 ** Math.min(6, tries));
      tries += 1;
      after("send", wait * (0.5 + env.random() / 2), () => void send());
    }
    show();
  };

  /** Sends again if the relay has lost the sign-up or has another version. */
  const check = async () => {
    const body = sealed;
    if (left || body === null) return;
    const { status, bytes } = await env.get(url);
    if (left || body !== sealed) return;
    if (status === 200 && sameBytes(bytes, body)) {
      if (state !== "seen") state = "sent";
      show();
    } else if (status === 200 || status === 204) void send();
    else after("send", 2 * SECOND, () => void check());
  };

  const look = async () => {
    soon -= 1;
    after("look", soon > 0 && state === "sent" ? SOON_MS : POLL_MS, () => void look());
    const { status, bytes } = await env.get(`${relay}/keep/${inbox.inbox}`);
    if (left || status !== 200) return;
    const keys = { aes: inbox.noticeAes, verify: inbox.verify, address: inbox.inbox };
    const text = await openMessage("notice", keys, bytes);
    const read = text === undefined ? undefined : readNotice(text);
    if (left || read === undefined) return;
    notice = read;
    const reply = read.replies.find(([slot]) => slot === player.slot.slice(0, 8));
    const replyBytes = reply === undefined ? undefined : fromBase64Url(reply[1]);
    seat = (replyBytes === undefined ? undefined : await openReply(player.reply, replyBytes)) ?? null;
    const mark = sealed === null ? null : await markOf(sealed);
    if (left) return;
    if (state === "sent" && mark !== null && read.seen.includes(mark)) state = "seen";
    show();
  };

  show();
  void look();
  void check();
  return {
    send(next) {
      sealed = next;
      tries = 0;
      state = "kept";
      show();
      void send();
    },
    wake() {
      tries = 0;
      void look();
      if (state !== "seen") void check();
    },
    leave() {
      left = true;
      for (const stop of stops.values()) stop();
    },
  };
}
