/**
 * Reads what the WebSocket server of OverlayPlugin or IINACT sends of a fight: casts of enemies by the id of the action (lines 20 and 21),
 * and the sealing and opening of an arena (lines 41 and 33). Of a cast no more than its head is looked at: neither names nor targets are
 * read, and casts of players, chat and all other lines are dropped before they are parsed.
 * Source: OverlayPlugin/cactbot, log guide and timelines of the field operations, November 2026.
 */
import { lineTime } from "./messages.ts";

export type FightSignal =
  | Readonly<{
      /** The arena is about to be sealed, at which the clock of a fight starts; or it is open again after a kill or a wipe. */
      kind: "sealed" | "opened";
      /** Row of PlaceName, hexadecimal; null if the line names none. */
      place: string | null;
      /** Unix ms; null if the line has no time. */
      at: number | null;
    }>
  | Readonly<{
      kind: "cast";
      /** Row of the Action sheet, hexadecimal. */
      action: string;
      moment: "begins" | "hits";
      at: number | null;
    }>;

/** Lines of a hit on many are this long. */
const LONGEST = 4000;

// Quotes inside JSON's texts are escaped, so a chat message that quotes a line gets past none of these.
const castHead =
  /"line"\s*:\s*\[\s*"(20|21)"\s*,\s*"([^"\\]{1,40})"\s*,\s*"4[0-9A-F]{7}"\s*,\s*"(?:[^"\\]|\\.)*"\s*,\s*"([0-9A-F]{1,8})"/i;
const sealHead =
  /"line"\s*:\s*\[\s*"41"\s*,\s*"([^"\\]{1,40})"\s*,\s*"[0-9A-F]{1,8}"\s*,\s*"(7DC|7DE)"\s*,\s*"[0-9A-F]{0,8}"\s*,\s*"([0-9A-F]{1,8})"/i;
/** The screen fades after a wipe. */
const fadeHead = /"line"\s*:\s*\[\s*"33"\s*,\s*"([^"\\]{1,40})"\s*,\s*"[0-9A-F]{1,8}"\s*,\s*"4000000F"/i;

const row = (hexadecimal: string): string => hexadecimal.toUpperCase().replace(/^0+(?=.)/, "");

/** The signal of a fight in a message of the socket; null for anything that is not one. Never throws. */
export function readFightMessage(message: unknown): FightSignal | null {
  if (typeof message !== "string" || message.length > LONGEST) return null;
  const cast = castHead.exec(message);
  if (cast !== null) {
    const [, type, time = "", action = ""] = cast;
    return {
      kind: "cast",
      action: row(action),
      moment: type === "20" ? "begins" : "hits",
      at: lineTime(time),
    };
  }
  const seal = sealHead.exec(message);
  if (seal !== null) {
    const [, time = "", id = "", place = ""] = seal;
    return {
      kind: id.toUpperCase() === "7DC" ? "sealed" : "opened",
      place: row(place),
      at: lineTime(time),
    };
  }
  const fade = fadeHead.exec(message);
  return fade === null ? null : { kind: "opened", place: null, at: lineTime(fade[1] ?? "") };
}
