import type { EncounterStatus, FateSignal } from "./messages.ts";

/* Simulates messages of OverlayPlugin's WebSocket server, for use without the game. */

/** Like the plugin: seven decimals and an offset. */
function written(at: number): string {
  return new Date(at).toISOString().replace("Z", "0000+00:00");
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, "0");

/** `fields` follow the time. */
export function lineMessage(type: string, at: number, fields: readonly string[]): string {
  const line = [type, written(at), ...fields, "0123456789abcdef"];
  return JSON.stringify({ type: "LogLine", line, rawLine: line.join("|") });
}

export function zoneMessage(territory: number, name: string): string {
  return JSON.stringify({ type: "ChangeZone", zoneID: territory, zoneName: name });
}

export function zoneLine(at: number, territory: number, name: string): string {
  return lineMessage("01", at, [hex(territory, 1), name]);
}

/** `progress` in percent. */
export function fateLine(at: number, change: FateSignal["change"], row: number, progress = 0): string {
  const rest = ["00000000", "00000000", "00000000", "00000000", "00000000"];
  return lineMessage("258", at, [change, "0000", hex(row, 8), hex(progress, 8), ...rest]);
}

/** `popTime` in Unix ms. */
export function encounterLine(
  at: number,
  key: number,
  status: EncounterStatus,
  {
    popTime = 0,
    seconds = 0,
    progress = 0,
  }: Readonly<{ popTime?: number; seconds?: number; progress?: number }> = {},
): string {
  const pop = hex(Math.floor(popTime / 1000), 8);
  const fields = [pop, hex(seconds, 4), "0000", hex(key, 2), "08", hex(status, 2), "00", hex(progress, 2)];
  return lineMessage("259", at, [...fields, "00", "00", "00"]);
}

/** Starts (20) or hits (21). Ids are hexadecimal. */
export function castLine(
  at: number,
  type: "20" | "21",
  action: string,
  source: readonly [id: string, name: string],
  target: readonly [id: string, name: string],
): string {
  const rest = type === "20" ? ["4.70", "-337.00", "157.00", "0.00", "0.00"] : Array<string>(38).fill("0");
  return lineMessage(type, at, [...source, action, "an action", ...target, ...rest]);
}

/** 7DC: about to be sealed. 7DE: open again. */
export function placeLine(at: number, message: "7DC" | "7DE", place: string): string {
  return lineMessage("41", at, ["8004001E", message, "00", place, "00"]);
}
