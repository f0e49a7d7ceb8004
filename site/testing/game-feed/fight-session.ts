import { castsOf } from "@foray/fieldops/fights/casts";
import { castLine, lineMessage, placeLine, zoneMessage } from "@foray/fieldops/game-feed/lines";
import { fightFiles } from "@foray/fieldops/records/fights/index";
import type { Cast, FightFacts } from "@foray/fieldops/records/fights/types";
import { PLANTED, type Session, type SessionStep } from "./sessions.ts";

const SOUTH_HORN = 1252;
const BOSS = ["40002B10", "an enemy"] as const;
const PLAYER = ["10AB0001", PLANTED[0]] as const;
const OTHER_PLAYER = ["10AB0002", PLANTED[1]] as const;
/** For fights whose record does not name the place. */
const UNNAMED_PLACE = "FFF";

/** In seconds. */
export const FIRST_PULL = 5;
export const WIPED_AFTER = 80;
export const SECOND_PULL = FIRST_PULL + WIPED_AFTER + 30;
const SLOWER = 1.004;
/** In seconds. */
const LATE = 3;

type TimedCast = Cast & Readonly<{ t: number; action: string }>;

const said = (after: number, message: (at: number) => string): SessionStep => ({ after, message });

const slowed = (t: number) => t * SLOWER;

/** Every seventh cast is missing, every third is late, every fourth is sent twice. */
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

/** In seconds. */
export const wholePull = (fight: FightFacts): number =>
  Math.ceil(slowed(Math.max(0, ...castsOn(fight).map(({ t }) => t)))) + 8;

/**
 * A pull that wipes, whose seal and end are both sent twice, and a whole pull whose seal is never sent. Casts
 * are late, doubled or missing, players cast too, and there is chat.
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

/** A fight by its key (`forked-tower-blood/marble-dragon`); undefined without recorded times. */
export async function fightToPlay(key: string): Promise<FightFacts | undefined> {
  const fight = (await fightFiles[key]?.())?.fight;
  return fight === undefined || castsOn(fight).length === 0 ? undefined : fight;
}
