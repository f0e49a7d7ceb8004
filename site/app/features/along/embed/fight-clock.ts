import { beginPull, castingNow, clockOf, moveClock, type Pull } from "@foray/fieldops/fights/pull";
import { stavesOf } from "@foray/fieldops/fights/score";
import type { FightSubject } from "./fight-subject.ts";

/** What the clock needs to know of a fight. */
type Timeline = Pick<FightSubject, "casts" | "parts" | "branches">;

/** A start further away than this is from another evening (ms). */
const MAX_AWAY_MS = 6 * 60 * 60 * 1000;

/** What can be done to the clock: start or stop it, set it to the cast that starts now, move it by a second. */
export type Act = "press" | "cast" | "back" | "forward";

/** The part whose clock runs: the one that the query names, else the first that has times. */
export function partAsked(fight: Timeline, query: string): string | undefined {
  const staves = stavesOf(fight);
  const asked = new URLSearchParams(query).get("part");
  return (staves.find(({ part }) => part === asked) ?? staves[0])?.part;
}

/** The pull that the query starts (`start`, Unix ms); `null` if it names none, or one of another evening. */
export function pullAsked(query: string, part: string | undefined, now: number): Pull | null {
  const start = new URLSearchParams(query).get("start") ?? "";
  if (!/^\d{12,14}$/.test(start)) return null;
  const from = Number(start);
  return Math.abs(from - now) > MAX_AWAY_MS ? null : beginPull(from, part);
}

/** The clock after an act; `null` if it stands. */
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

/** From here on tenths are counted (s). */
const CLOSE = 10;

/** Seconds to a hit as they are shown: whole, with a tenth at the end unless motion is to be reduced. */
export function secondsText(seconds: number, isCalm: boolean): string {
  const left = Math.max(0, seconds);
  return left >= CLOSE || isCalm
    ? String(Math.ceil(left))
    : `${Math.floor(left)}.${Math.floor(left * 10) % 10}`;
}

/** The clock of a pull as minutes and seconds; "0:00" before it starts. */
export function pullText(pull: Pull | null, now: number): string {
  const seconds = pull === null ? 0 : Math.max(0, Math.floor(clockOf(pull, now)));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Wait until the figures are drawn again (ms): they change with the pull's seconds and with those to each hit. */
export const nextDraw = (left: number, isCalm: boolean): number => (isCalm || left >= CLOSE + 1 ? 250 : 100);
