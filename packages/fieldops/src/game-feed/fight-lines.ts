/**
 * Reads fights from OverlayPlugin's or IINACT's WebSocket server: enemy casts by action id (lines 20 and 21),
 * and the sealing and opening of arenas (lines 41 and 33). Names and targets of casts are not read. Player
 * casts, chat and all other lines are dropped before they are parsed.
 * Source: OverlayPlugin/cactbot, log guide and timelines of the field operations, November 2026.
 */
import { lineTime } from "./messages.ts";

export type FightSignal =
  | Readonly<{
      /** "sealed" starts the clock of a fight. "opened" follows a kill or wipe. */
      kind: "sealed" | "opened";
      /** Row of PlaceName, hexadecimal; null if not in the line. */
      place: string | null;
      /** Unix ms; null if the line has no valid time. */
      at: number | null;
    }>
  | Readonly<{
      kind: "cast";
      action: string;
      moment: "begins" | "hits";
      at: number | null;
    }>;

/** Hits on many targets are about this long. */
const LONGEST = 4000;

// Quotes within JSON strings are escaped, so a chat message that quotes a line does not match.
const castHead =
  /"line"\s*:\s*\[\s*"(20|21)"\s*,\s*"([^"\\]{1,40})"\s*,\s*"4[0-9A-F]{7}"\s*,\s*"(?:[^"\\]|\\.)*"\s*,\s*"([0-9A-F]{1,8})"/i;
const sealHead =
  /"line"\s*:\s*\[\s*"41"\s*,\s*"([^"\\]{1,40})"\s*,\s*"[0-9A-F]{1,8}"\s*,\s*"(7DC|7DE)"\s*,\s*"[0-9A-F]{0,8}"\s*,\s*"([0-9A-F]{1,8})"/i;
/** Screen fade after a wipe. */
const fadeHead = /"line"\s*:\s*\[\s*"33"\s*,\s*"([^"\\]{1,40})"\s*,\s*"[0-9A-F]{1,8}"\s*,\s*"4000000F"/i;

const row = (hexadecimal: string): string => hexadecimal.toUpperCase().replace(/^0+(?=.)/, "");

/** Null if the message has no fight signal. Never throws. */
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
