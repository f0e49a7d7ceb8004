import { closesAt, kindOf, liveRunOf } from "@foray/fieldops/runs/live/board";
import { signedUpCount, slotStates } from "@foray/fieldops/runs/live/inbox";
import type { Registers } from "@foray/fieldops/runs/live/registers";
import { toBase64Url } from "../../boards/live/base64url.ts";
import type { Bytes } from "./bytes.ts";
import { type HostKeys, seatSeed } from "./keys.ts";
import { seatBytes } from "./links.ts";
import { sealReply } from "./sealing.ts";
import type { RunNotice } from "./wire.ts";

/** Keep a notice within the relay's 32 kB. */
const MAX_REPLIES = 120;
const MAX_SEEN = 600;

/**
 * Depends on the board alone, so that all hosts write the same.
 * @param replyOf key from a player's sign-up, under which their seat link is sealed
 */
export async function noticeOf(
  keys: HostKeys,
  board: Registers,
  state: RunNotice["state"],
  replyOf: (slot: string) => Bytes | null,
): Promise<RunNotice> {
  const live = liveRunOf(board);
  const { run, shared } = live;
  const closes = closesAt(live);
  const states = slotStates(board);
  const replies: [string, string][] = [];
  if (shared)
    for (const { slot, player, decision, note } of states) {
      const reply = replyOf(slot);
      if (reply === null || player === "" || decision === "seat" || note.kind !== "signUp") continue;
      if (replies.length >= MAX_REPLIES) break;
      const content = seatBytes(keys, player, await seatSeed(keys, player));
      replies.push([slot.slice(0, 8), toBase64Url(await sealReply(reply, content))]);
    }
  return {
    kind: kindOf(board),
    title: run.title.trim(),
    leader: run.leader.trim(),
    start: run.start === null ? null : Math.floor(run.start / 60_000),
    closes: closes === null ? null : Math.max(0, Math.floor(closes / 60_000)),
    signedUp: signedUpCount(states),
    seats: run.seats.length,
    state,
    seen: states.slice(0, MAX_SEEN).map(({ note }) => note.mark),
    replies,
  };
}
