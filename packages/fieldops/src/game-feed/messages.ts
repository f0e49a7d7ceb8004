/**
 * Reads messages of OverlayPlugin's or IINACT's WebSocket server. Only zone changes, FATE lines (258) and
 * critical encounter lines (259) are read. All other lines, including chat, are dropped before they are
 * parsed.
 * Source: OverlayPlugin/OverlayPlugin (LineFateControl, LineCEDirector, WSServer) and cactbot's log guide,
 * November 2026.
 */

import { isFields, parseJson } from "../json.ts";

export type ZoneSignal = Readonly<{
  kind: "zone";
  /** Row of TerritoryType. */
  territory: number;
  /** Unix ms; null if the message has no time. */
  at: number | null;
}>;

export type FateSignal = Readonly<{
  kind: "fate";
  change: "Add" | "Remove" | "Update";
  /** Row of the Fate sheet. */
  row: number;
  /** Percent, 0 to 100. */
  progress: number;
  at: number | null;
}>;

/** 0: gone. 1: registration. 2: about to start. 3: in progress. */
export type EncounterStatus = 0 | 1 | 2 | 3;

export type EncounterSignal = Readonly<{
  kind: "encounter";
  /** Index of the encounter in its zone. */
  key: number;
  status: EncounterStatus;
  /** Unix ms: the start if status is 2, the deadline if 3. */
  popTime: number;
  at: number | null;
}>;

export type GameSignal = ZoneSignal | FateSignal | EncounterSignal;

/** About three times as long as the messages to read. */
const LONGEST = 2000;

/** Quotes within JSON strings are escaped, so a chat message that quotes such a line does not match. */
const wantedLine = /"line"\s*:\s*\[\s*"(?:01|258|259)"\s*,/;
const wantedEvent = /"type"\s*:\s*"ChangeZone"/;

/** Null if the message has no signal. Never throws. */
export function readGameMessage(message: unknown): GameSignal | null {
  if (typeof message !== "string" || message.length > LONGEST) return null;
  if (!wantedLine.test(message) && !wantedEvent.test(message)) return null;
  const parsed = parseJson(message);
  if (!isFields(parsed)) return null;
  const { line, type, zoneID } = parsed;
  if (type === "ChangeZone") return readZoneEvent(zoneID);
  if (type !== "LogLine" || !Array.isArray(line)) return null;
  return readLine(line.map((field) => (typeof field === "string" ? field : "")));
}

function readZoneEvent(zoneId: unknown): ZoneSignal | null {
  if (typeof zoneId !== "number" || !Number.isInteger(zoneId) || zoneId < 0) return null;
  return { kind: "zone", territory: zoneId, at: null };
}

function readLine(fields: readonly string[]): GameSignal | null {
  const [type, time = ""] = fields;
  const at = lineTime(time);
  if (type === "01") return readZoneLine(fields, at);
  if (type === "258") return readFateLine(fields, at);
  return type === "259" ? readEncounterLine(fields, at) : null;
}

function readZoneLine([, , id = ""]: readonly string[], at: number | null): ZoneSignal | null {
  const territory = hexadecimal(id);
  return territory === null ? null : { kind: "zone", territory, at };
}

const changes = ["Add", "Remove", "Update"] as const;

function readFateLine(
  [, , name, , id = "", percent = ""]: readonly string[],
  at: number | null,
): FateSignal | null {
  const change = changes.find((one) => one === name);
  const row = hexadecimal(id);
  const progress = hexadecimal(percent);
  if (change === undefined || row === null || progress === null || progress > 100) return null;
  return { kind: "fate", change, row, progress, at };
}

const statuses: readonly EncounterStatus[] = [0, 1, 2, 3];

function readEncounterLine(
  [, , pop = "", , , id = "", , state = ""]: readonly string[],
  at: number | null,
): EncounterSignal | null {
  const popTime = hexadecimal(pop);
  const key = hexadecimal(id);
  const code = hexadecimal(state);
  const status = statuses.find((one) => one === code);
  if (popTime === null || key === null || status === undefined) return null;
  return { kind: "encounter", key, status, popTime: popTime * 1000, at };
}

function hexadecimal(text: string): number | null {
  return /^[0-9a-f]{1,8}$/i.test(text) ? Number.parseInt(text, 16) : null;
}

/** Unix ms; null if invalid. Cuts the seven decimals to three, as not every browser parses more. */
export function lineTime(text: string): number | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(Z|[+-]\d\d:\d\d)$/.exec(text);
  if (match === null) return null;
  const [, day = "", fraction = "", offset = ""] = match;
  const at = Date.parse(day + fraction.padEnd(fraction === "" ? 0 : 4, "0") + offset);
  return Number.isNaN(at) ? null : at;
}
