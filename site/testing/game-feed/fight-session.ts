import { castsOf } from "@foray/fieldops/fights/casts";
import { castLine, lineMessage, placeLine, zoneMessage } from "@foray/fieldops/game-feed/lines";
import { fightFiles } from "@foray/fieldops/records/fights/index";
import type { Cast, FightFacts } from "@foray/fieldops/records/fights/types";
import { PLANTED, type Session, type SessionStep } from "./sessions.ts";

const SOUTH_HORN = 1252;
const BOSS = ["40002B10", "an enemy"] as const;
const PLAYER = ["10AB0001", PLANTED[0]] as const;
const OTHER_PLAYER = ["10AB0002", PLANTED[1]] as const;
/** The place of an arena that no record names. */
const UNNAMED_PLACE = "FFF";

/** Start of the first pull, its length until the wipe, and the start of the second, in seconds. */
export const FIRST_PULL = 5;
export const WIPED_AFTER = 80;
export const SECOND_PULL = FIRST_PULL + WIPED_AFTER + 30;
/** How much slower the made-up fight is than its record. */
const SLOWER = 1.004;
/** How late a late line is (s). */
const LATE = 3;

type TimedCast = Cast & Readonly<{ t: number; action: string }>;

const said = (after: number, message: (at: number) => string): SessionStep => ({ after, message });

/** When a cast is in the made-up fight, in seconds of the pull. */
const slowed = (t: number) => t * SLOWER;

/** Lines of one cast: every seventh is missing, every third is late, every fourth comes twice. */
function linesOf(start: number, { action, cast = 0, t }: TimedCast, count: number): Session {
  if (count % 7 === 6) return [];
  const late = count % 3 === 2 ? LATE : 0;
  const times = count % 4 === 3 ? [0, 0.4] : [0];
  const line = (type: "20" | "21", moment: number) =>
    times.map((again) =>
      said(start + moment + late + again, (at) =>
        castLine(at - (late + again) * 1000, type, action, BOSS, PLAYER),
      ),
    );
  return [...(cast > 0 ? line("20", slowed(t) - cast) : []), ...line("21", slowed(t))];
}

/** The casts of a pull on its own clock, in the first of several orders. */
const castsOn = (fight: FightFacts): readonly TimedCast[] =>
  castsOf(fight).flatMap((cast) =>
    cast.part === undefined && cast.t !== undefined && cast.action !== undefined
      ? [{ ...cast, t: cast.t, action: cast.action }]
      : [],
  );

function pull(fight: FightFacts, start: number, until: number): Session {
  const lines = castsOn(fight).flatMap((cast, count) => linesOf(start, cast, count));
  return lines.filter(({ after }) => after < start + until);
}

/** Seconds that a whole pull lasts. */
export const wholePull = (fight: FightFacts): number =>
  Math.ceil(slowed(Math.max(0, ...castsOn(fight).map(({ t }) => t)))) + 8;

/**
 * A made-up evening with a fight: a pull that is wiped, its seal and its end told twice, and a whole pull whose seal is not told at all.
 * Casts are late, doubled and missing, players cast as well, and chat goes on.
 */
export function fightSession(fight: FightFacts): Session {
  const place = fight.seal ?? UNNAMED_PLACE;
  const end = SECOND_PULL + wholePull(fight);
  const wiped = FIRST_PULL + WIPED_AFTER;
  const [first] = castsOn(fight);
  const players = Array.from({ length: Math.floor(end / 20) }, (_, count) =>
    said(count * 20 + 13, (at) => castLine(at, "20", first?.action ?? "1", PLAYER, OTHER_PLAYER)),
  );
  return [
    said(0, () => zoneMessage(SOUTH_HORN, "a zone")),
    said(1, (at) => lineMessage("02", at, PLAYER)),
    said(2, (at) => lineMessage("00", at, ["000A", PLANTED[1], "pull in 3"])),
    said(3, (at) => placeLine(at, "7DC", UNNAMED_PLACE)),
    said(FIRST_PULL, (at) => placeLine(at, "7DC", place)),
    said(FIRST_PULL + 0.5, (at) => placeLine(at - 500, "7DC", place)),
    ...pull(fight, FIRST_PULL, WIPED_AFTER),
    said(wiped, (at) => placeLine(at, "7DE", place)),
    said(wiped + 2, (at) => placeLine(at - 2000, "7DE", place)),
    ...pull(fight, SECOND_PULL, wholePull(fight)),
    said(end, (at) => placeLine(at, "7DE", place)),
    ...players,
  ].toSorted((one, other) => one.after - other.after);
}

/** The fight of a key such as `forked-tower-blood/marble-dragon`; undefined if there is none with times. */
export async function fightToPlay(key: string): Promise<FightFacts | undefined> {
  const fight = (await fightFiles[key]?.())?.fight;
  return fight === undefined || castsOn(fight).length === 0 ? undefined : fight;
}
