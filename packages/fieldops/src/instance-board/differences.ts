import type { ZoneId } from "@foray/eorzea/zones/rates";
import { potFateFacts } from "#records/pot-fates/facts";
import { appearanceOf, countsFromAppearance, UNKILLED_MS } from "./appearances.ts";
import { boardClocks, type Clock, clockOf } from "./clocks.ts";
import { SAME_EVENT_MS } from "./note.ts";
import { newest, type Observation } from "./observations.ts";

/** `mine` or `theirs` is `undefined` if that board has no note of the timer. */
export type Difference = Readonly<{
  clock: Clock;
  mine: Observation | undefined;
  theirs: Observation | undefined;
  contradicts: boolean;
}>;

/**
 * Differences at `now` (Unix ms), in record order. Notes of the same event within two minutes are equal. What
 * only one's own board has is not a difference, as merging keeps it.
 */
export function boardDifferences(
  zone: ZoneId,
  mine: readonly Observation[],
  theirs: readonly Observation[],
  now: number,
): readonly Difference[] {
  return boardClocks.flatMap((clock): readonly Difference[] => {
    if (clock.zone !== zone) return [];
    const of = (list: readonly Observation[]) =>
      newest(list, now, ({ kind, id }) => kind === clock.kind && id === clock.id);
    const [own, other] = [of(mine), of(theirs)];
    if (other === undefined) return [];
    const contradicts = countsFromAppearance(clock)
      ? appearancesContradict(clock, [mine, own], [theirs, other], now)
      : contradict(clock, mine, other, now);
    if (own === undefined) return [{ clock, mine: own, theirs: other, contradicts }];
    const same = own.moment === other.moment && Math.abs(own.at - other.at) < SAME_EVENT_MS;
    return same ? [] : [{ clock, mine: own, theirs: other, contradicts }];
  });
}

type Newest = readonly [board: readonly Observation[], newest: Observation | undefined];

/** Appearances cannot be closer than the respawn time. Estimated ones get extra tolerance. */
function appearancesContradict(
  { returns }: Clock,
  [mine, own]: Newest,
  [theirs, other]: Newest,
  now: number,
): boolean {
  if (own === undefined || other === undefined || returns === null) return false;
  if (own.moment === "seen" || other.moment === "seen") return false;
  const [one, two] = [appearanceOf(own, mine, now), appearanceOf(other, theirs, now)];
  const room = SAME_EVENT_MS + (one.assumed || two.assumed ? UNKILLED_MS : 0);
  const apart = Math.abs(one.at - two.at);
  return apart >= room && apart < returns.least * 1000 - room;
}

function contradict(clock: Clock, mine: readonly Observation[], theirs: Observation, now: number): boolean {
  if (clock.kind === "pot") return potsContradict(clock, mine, theirs, now);
  const { returns } = clock;
  if (theirs.moment !== "ended" || returns === null || clock.kind === "tower") return false;
  // It cannot have ended twice within its respawn time.
  const own = newest(
    mine,
    now,
    ({ kind, id, moment }) => kind === clock.kind && id === clock.id && moment === "ended",
  );
  if (own === undefined) return false;
  const apart = Math.abs(own.at - theirs.at);
  return apart >= SAME_EVENT_MS && apart < returns.least * 1000 - SAME_EVENT_MS;
}

/** The two pots of a zone alternate every 30 minutes, so other distances mean another instance. */
function potsContradict(
  clock: Clock,
  mine: readonly Observation[],
  theirs: Observation,
  now: number,
): boolean {
  const facts = potFateFacts.find(({ id }) => id === clock.id);
  const own = newest(
    mine,
    now,
    (one) => one.kind === "pot" && one.moment === "began" && clockOf(one)?.zone === clock.zone,
  );
  if (facts === undefined || own === undefined || theirs.moment !== "began") return false;
  const turns = (theirs.at - own.at) / (facts.slotMinutes * 60_000);
  const whole = Math.round(turns);
  const sameTurn = Math.abs(turns - whole) * facts.slotMinutes * 60_000 < SAME_EVENT_MS;
  return !(sameTurn && (whole % 2 === 0) === (own.id === theirs.id));
}
