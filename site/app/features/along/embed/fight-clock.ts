import { beginPull, castingNow, clockOf, moveClock, type Pull } from "@foray/fieldops/fights/pull";
import { stavesOf } from "@foray/fieldops/fights/score";
import type { FightSubject } from "./fight-subject.ts";

type Timeline = Pick<FightSubject, "casts" | "parts" | "branches">;

/** A start further away than this belongs to another evening (ms). */
const MAX_AWAY_MS = 6 * 60 * 60 * 1000;

/**
 * `press` starts or stops the clock, `cast` sets it to the cast that starts now, the others move it by a
 * second.
 */
export type Act = "press" | "cast" | "back" | "forward";

/** The part whose clock runs: the one in the query, or the first with casts. */
export function partFromQuery(fight: Timeline, query: string): string | undefined {
  const staves = stavesOf(fight);
  const asked = new URLSearchParams(query).get("part");
  return (staves.find(({ part }) => part === asked) ?? staves[0])?.part;
}

/**
 * The pull started at `start` in the query (Unix ms). Null if there is none or it is from another evening.
 */
export function pullFromQuery(query: string, part: string | undefined, now: number): Pull | null {
  const start = new URLSearchParams(query).get("start") ?? "";
  if (!/^\d{12,14}$/.test(start)) return null;
  const from = Number(start);
  return Math.abs(from - now) > MAX_AWAY_MS ? null : beginPull(from, part);
}

export function acted(
  fight: Timeline,
  pull: Pull | null,
  act: Act,
  part: string | undefined,
  now: number,
): Pull | null {
  if (act === "press") return pull === null ? beginPull(now, part) : null;
  if (pull === null) return null;
  if (act === "cast") return castingNow(fight, pull, now)?.pull ?? pull;
  return moveClock(pull, act === "back" ? -1 : 1);
}

/** Seconds before a hit from which tenths are shown. */
const CLOSE = 10;

/** Shows tenths at the end, except with reduced motion. */
export function secondsText(seconds: number, isCalm: boolean): string {
  const left = Math.max(0, seconds);
  return left >= CLOSE || isCalm
    ? String(Math.ceil(left))
    : `${Math.floor(left)}.${Math.floor(left * 10) % 10}`;
}

export function pullText(pull: Pull | null, now: number): string {
  const seconds = pull === null ? 0 : Math.max(0, Math.floor(clockOf(pull, now)));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Delay until the next update in ms. */
export const nextDraw = (left: number, isCalm: boolean): number => (isCalm || left >= CLOSE + 1 ? 250 : 100);
