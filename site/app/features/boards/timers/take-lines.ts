import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type Board, boardFor, removeBoard, takeBack, uniteWith } from "../boards.ts";
import type { Incoming } from "./incoming.ts";

/**
 * Stores unambiguous lines without asking, if the board is empty.
 * @returns undo; null if the player must answer first
 */
export function takeLines(
  incoming: Incoming,
  zone: ZoneId,
  board: Board | undefined,
  now: number,
): (() => void) | null {
  if (incoming.kind !== "board" || incoming.from !== "lines" || incoming.zone !== zone) return null;
  const { choices, observations, otherZones, unread } = incoming;
  if (choices.length + otherZones.length + unread.length > 0 || observations.length === 0) return null;
  if (board?.observations.some(({ gone }) => gone !== true) === true) return null;
  const { id } = board ?? boardFor(zone, now);
  uniteWith(id, observations);
  return () => {
    if (board === undefined) removeBoard(id);
    else for (const one of observations) takeBack(id, one);
  };
}
