import type { FightFacts } from "#records/fights/types";
import type { FightSignal } from "../game-feed/fight-lines.ts";
import { beginPull, type Corrected, clockOf, hearCast, moveClock, type Pull } from "./pull.ts";

export type Followed = Readonly<{
  pull: Pull | null;
  /** Unix ms. Earlier lines arrived late and are ignored. */
  endedAt: number;
  /** A pull that recent casts match better than the current one, whose end was probably missed. */
  other: Pull | null;
}>;

export const notFollowed: Followed = { pull: null, endedAt: 0, other: null };

export type FollowStep = Readonly<{
  followed: Followed;
  corrected: Corrected | null;
  /** The pull that ended, and its length in seconds. */
  over: Readonly<{ pull: Pull; seconds: number }> | null;
}>;

type Facts = Pick<FightFacts, "branches" | "casts" | "parts" | "seal">;

/** Lines further from the present (ms) are invalid, as the game runs on the same machine. */
const SLACK_MS = 60_000;
/** A seal within this time of a pull's start belongs to that pull (s). */
const SAME = 20;
/** Maximum deviation of a cast that confirms `other` (s). */
const FITS = 3;

const unchanged = (followed: Followed): FollowStep => ({ followed, corrected: null, over: null });

function overOf(pull: Pull | null, at: number): FollowStep["over"] {
  return pull === null ? null : { pull, seconds: Math.max(0, clockOf(pull, at)) };
}

function sealed(followed: Followed, at: number, part: string | undefined): FollowStep {
  const { endedAt, pull } = followed;
  const clock = pull === null ? null : clockOf(pull, at);
  if (pull !== null && clock !== null && Math.abs(clock) <= SAME && pull.part === part)
    return unchanged({ ...followed, pull: moveClock(pull, -clock) });
  // A late line from before the pull.
  if (clock !== null && clock < 0) return unchanged(followed);
  return {
    followed: { pull: beginPull(at, part), endedAt, other: null },
    corrected: null,
    over: overOf(pull, at),
  };
}

function cast(fight: Facts, followed: Followed, heard: Extract<FightSignal, { kind: "cast" }>, at: number) {
  const { action, moment } = heard;
  const told = { action, moment, at };
  const corrected = hearCast(fight, followed.pull, told);
  if (corrected !== null)
    return { followed: { ...followed, pull: corrected.pull, other: null }, corrected, over: null };
  const { other, pull } = followed;
  const fitting = other === null ? null : hearCast(fight, other, told);
  if (other !== null && fitting !== null && Math.abs(fitting.moved) <= FITS && at > other.from)
    return {
      followed: { ...followed, pull: fitting.pull, other: null },
      corrected: null,
      over: overOf(pull, other.from),
    };
  const begun = hearCast(fight, null, told)?.pull;
  return unchanged(begun === undefined ? followed : { ...followed, other: begun });
}

/**
 * A pull starts when the arena is sealed or with a cast of its first minute. Each cast near its expected time
 * corrects the clock. The pull ends when the arena opens. Lines may be late, duplicated or missing.
 * @param part the part whose clock starts when the arena is sealed; undefined for the clock of the pull
 * @param now Unix ms
 */
export function follow(
  fight: Facts,
  followed: Followed,
  signal: FightSignal,
  now: number,
  part?: string,
): FollowStep {
  const at = signal.at === null || Math.abs(signal.at - now) > SLACK_MS ? now : signal.at;
  if (at <= followed.endedAt) return unchanged(followed);
  if (signal.kind === "cast") return cast(fight, followed, signal, at);
  const { place } = signal;
  if (place !== null && fight.seal !== undefined && place !== fight.seal) return unchanged(followed);
  if (signal.kind === "sealed") return sealed(followed, at, part);
  const { pull } = followed;
  if (pull !== null && at < pull.from) return unchanged(followed);
  return {
    followed: { pull: null, endedAt: pull === null ? followed.endedAt : at, other: null },
    corrected: null,
    over: overOf(pull, at),
  };
}
