import { isZoneId } from "@foray/eorzea/sky";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { boardClocks, type Clock, clockOf } from "./clocks.ts";
import { CLOCK_SLACK_MS, type ClockKind, FORGOTTEN_MS, type Observation } from "./observations.ts";

/** The version that this code writes, and the only one it reads. */
const VERSION = "1";
/** No board is near as long; what lies beyond is not read. */
const LONGEST = 20_000;
const letters: Readonly<Record<ClockKind, string>> = {
  monster: "m",
  bunny: "b",
  pot: "p",
  encounter: "e",
  tower: "t",
  fate: "f",
};
const kindOf = new Map<string, ClockKind>([
  ["m", "monster"],
  ["b", "bunny"],
  ["p", "pot"],
  ["e", "encounter"],
  ["t", "tower"],
  ["f", "fate"],
]);

/**
 * A board as it stands in a link: version, zone, the first instant, then what was seen, each with its seconds after that instant. Letters,
 * digits, points and underscores alone, so that no chat cuts or encodes it.
 */
export function encodeBoard(zone: ZoneId, observations: readonly Observation[]): string {
  const own = observations.flatMap((observation) => {
    const clock = clockOf(observation);
    return clock?.zone === zone ? [{ observation, clock }] : [];
  });
  const first = Math.min(...own.map(({ observation }) => seconds(observation.at)));
  const items = own.map(({ observation: { kind, moment, at, gone }, clock }) => {
    const mark = `${gone === true ? "x" : ""}${letters[kind]}${moment === "began" ? "b" : "e"}`;
    return `${mark}${clock.gameId.toString(36)}.${(seconds(at) - first).toString(36)}`;
  });
  return [`${VERSION}.${zone}.${own.length === 0 ? "0" : first.toString(36)}`, ...items].join("_");
}

const seconds = (at: number) => Math.floor(at / 1000);

/** Why a part of a link could not be read. */
export type UnreadReason = "garbled" | "unknown" | "future" | "old" | "long";

export type BoardLink =
  | Readonly<{ kind: "version"; version: string }>
  | Readonly<{ kind: "none" }>
  | Readonly<{
      kind: "board";
      zone: ZoneId;
      observations: readonly Observation[];
      /** What could not be read, each part with its reason. */
      unread: readonly Readonly<{ text: string; reason: UnreadReason }>[];
    }>;

/** Reads what stands in a link, at `now` (Unix ms): all that can be read, and a list of the rest. Never throws. */
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
  const match = /^(x?)([mbpetf])([be])([0-9a-z]{1,6})\.([0-9a-z]{1,6})$/.exec(item);
  const kind = kindOf.get(match?.[2] ?? "");
  if (match === null || kind === undefined) return "garbled";
  const [, taken, , moment, row = "", after = ""] = match;
  const gameId = Number.parseInt(row, 36);
  const clock = clocksOf(zone).find(
    (one) => one.gameId === gameId && one.kind === (kind === "fate" ? "tower" : kind),
  );
  if (clock === undefined) return "unknown";
  const at = (first + Number.parseInt(after, 36)) * 1000;
  if (at > now + CLOCK_SLACK_MS) return "future";
  if (at <= now - FORGOTTEN_MS) return "old";
  return {
    kind,
    id: clock.id,
    moment: moment === "b" ? "began" : "ended",
    at,
    ...(taken === "x" && { gone: true }),
  };
}

function clocksOf(zone: ZoneId): readonly Clock[] {
  return boardClocks.filter((clock) => clock.zone === zone);
}

function number36(text: string, longest: number): number | undefined {
  return /^[0-9a-z]+$/.test(text) && text.length <= longest ? Number.parseInt(text, 36) : undefined;
}
