import { isZoneId } from "@foray/eorzea/sky";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { boardClocks, clockOf, towerFates } from "./clocks.ts";
import {
  CLOCK_SLACK_MS,
  type ClockKind,
  FORGOTTEN_MS,
  type Moment,
  type Observation,
} from "./observations.ts";

const VERSION = "1";
/** Far more than any real board. The rest is ignored. */
const LONGEST = 20_000;
/** Kinds by letter. `f` is an unnamed FATE, with the row of its tower; `n` a named FATE, with its own row. */
const letters = {
  m: "monster",
  b: "bunny",
  p: "pot",
  e: "encounter",
  t: "tower",
  f: "fate",
  d: "duel",
  s: "skirmish",
  n: "fate",
} as const satisfies Record<string, ClockKind>;
type Letter = keyof typeof letters;
const isLetter = (text: string): text is Letter => Object.hasOwn(letters, text);
const momentLetters = { b: "began", e: "ended", u: "seen" } as const satisfies Record<string, Moment>;
const isMomentLetter = (text: string): text is keyof typeof momentLetters =>
  Object.hasOwn(momentLetters, text);

const fateRows = new Map(towerFates.map(({ id, gameId }) => [id, gameId]));

function letterOf({ kind, id }: Observation): Letter {
  if (kind === "fate") return fateRows.has(id) ? "n" : "f";
  return letterByKind[kind];
}
const letterByKind = {
  monster: "m",
  bunny: "b",
  pot: "p",
  encounter: "e",
  tower: "t",
  duel: "d",
  skirmish: "s",
} as const satisfies Record<Exclude<ClockKind, "fate">, Letter>;
const letterByMoment = { began: "b", ended: "e", seen: "u" } as const satisfies Record<Moment, string>;

/**
 * Version, zone and first timestamp, then the observations with their seconds since that timestamp. Uses only
 * letters, digits, periods and underscores, so that chats neither cut nor encode it.
 */
export function encodeBoard(zone: ZoneId, observations: readonly Observation[]): string {
  const own = observations.flatMap((observation) => {
    const clock = clockOf(observation);
    return clock?.zone === zone ? [{ observation, clock }] : [];
  });
  const first = own.reduce((least, { observation }) => Math.min(least, seconds(observation.at)), Infinity);
  const items = own.map(({ observation, clock }) => {
    const { id, moment, at, gone } = observation;
    const letter = letterOf(observation);
    const row = letter === "n" ? (fateRows.get(id) ?? clock.gameId) : clock.gameId;
    const mark = `${gone === true ? "x" : ""}${letter}${letterByMoment[moment]}`;
    return `${mark}${row.toString(36)}.${(seconds(at) - first).toString(36)}`;
  });
  return [`${VERSION}.${zone}.${own.length === 0 ? "0" : first.toString(36)}`, ...items].join("_");
}

const seconds = (at: number) => Math.floor(at / 1000);

export type UnreadReason = "garbled" | "unknown" | "future" | "old" | "long";

export type BoardLink =
  | Readonly<{ kind: "version"; version: string }>
  | Readonly<{ kind: "none" }>
  | Readonly<{
      kind: "board";
      zone: ZoneId;
      observations: readonly Observation[];
      unread: readonly Readonly<{ text: string; reason: UnreadReason }>[];
    }>;

/** Decodes a link's text at `now` (Unix ms). Never throws; unreadable items are listed in `unread`. */
export function decodeBoard(text: string, now: number): BoardLink {
  const [head = "", ...items] = text.slice(0, LONGEST).split("_");
  const [version = "", zoneId = "", start = ""] = head.split(".");
  if (/^\d{1,4}$/.test(version) && version !== VERSION) return { kind: "version", version };
  const zone = isZoneId(zoneId) ? zoneId : undefined;
  const first = number36(start, 9);
  if (version !== VERSION || zone === undefined || first === undefined) return { kind: "none" };
  const observations: Observation[] = [];
  const unread: { text: string; reason: UnreadReason }[] = [];
  for (const item of items) {
    const read = readItem(item, zone, first, now);
    if (typeof read === "string") unread.push({ text: item.slice(0, 40), reason: read });
    else observations.push(read);
  }
  if (text.length > LONGEST) unread.push({ text: `… ${text.length - LONGEST}`, reason: "long" });
  return { kind: "board", zone, observations, unread };
}

function readItem(item: string, zone: ZoneId, first: number, now: number): Observation | UnreadReason {
  const match = /^(x?)([a-z])([a-z])([0-9a-z]{1,6})\.([0-9a-z]{1,6})$/.exec(item);
  const [, taken = "", letter = "", moment = "", row = "", after = ""] = match ?? [];
  if (!isLetter(letter) || !isMomentLetter(moment)) return "garbled";
  const id = idOf(letter, zone, Number.parseInt(row, 36));
  if (id === undefined) return "unknown";
  const at = (first + Number.parseInt(after, 36)) * 1000;
  if (at > now + CLOCK_SLACK_MS) return "future";
  if (at <= now - FORGOTTEN_MS) return "old";
  return {
    kind: letters[letter],
    id,
    moment: momentLetters[moment],
    at,
    ...(taken === "x" && { gone: true }),
  };
}

function idOf(letter: Letter, zone: ZoneId, row: number): string | undefined {
  if (letter === "n") return towerFates.find((fate) => fate.zone === zone && fate.gameId === row)?.id;
  const kind = letter === "f" ? "tower" : letters[letter];
  return boardClocks.find((clock) => clock.zone === zone && clock.gameId === row && clock.kind === kind)?.id;
}

function number36(text: string, longest: number): number | undefined {
  return /^[0-9a-z]+$/.test(text) && text.length <= longest ? Number.parseInt(text, 36) : undefined;
}
