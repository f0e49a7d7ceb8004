import { ruleValue } from "../rules/rules.ts";

/**
 * `fate` is a FATE that shortens the wait for a Forked Tower. Its id is the tower's if the FATE is unknown.
 */
export type ClockKind = "monster" | "bunny" | "pot" | "encounter" | "duel" | "skirmish" | "tower" | "fate";
export const clockKinds = [
  "monster",
  "bunny",
  "pot",
  "encounter",
  "duel",
  "skirmish",
  "tower",
  "fate",
] as const satisfies readonly ClockKind[];

/** For monsters, "began" is the appearance and "ended" the death. "seen" is up with unknown start. */
export type Moment = "began" | "ended" | "seen";
export const moments = ["began", "ended", "seen"] as const satisfies readonly Moment[];

export type ObservationSource = "hand" | "pasted" | "game";

export type Observation = Readonly<{
  kind: ClockKind;
  id: string;
  moment: Moment;
  /** Unix ms, in whole seconds. */
  at: number;
  /** Undone. Kept, so that merging an older board does not restore it. */
  gone?: true;
  /** Missing for notes by hand and from links. Never leaves this browser. */
  source?: Exclude<ObservationSource, "hand">;
}>;

/** No cycle is nearly that long (ms). */
export const FORGOTTEN_MS = ruleValue("sighting-forgotten") * 3_600_000;
/** Tolerance for clock differences between devices (ms). */
export const CLOCK_SLACK_MS = 60_000;

export function observationKey({ kind, id, moment, at }: Observation): string {
  return `${kind} ${id} ${moment} ${at}`;
}

/** Undone if either is, with the more reliable source. */
function united(one: Observation, other: Observation): Observation {
  const { source: _, gone: __, ...same } = one;
  const sources = [one.source, other.source];
  const source = (["game", "pasted"] as const).find((kind) => sources.includes(kind));
  return {
    ...same,
    ...((one.gone === true || other.gone === true) && { gone: true }),
    ...(source !== undefined && { source }),
  };
}

/** Chronological union. Undone on either board is undone. Commutative, associative and idempotent. */
export function mergeObservations(
  one: readonly Observation[],
  other: readonly Observation[],
): readonly Observation[] {
  const merged = new Map<string, Observation>();
  for (const observation of [...one, ...other]) {
    const key = observationKey(observation);
    const known = merged.get(key);
    merged.set(key, known === undefined ? observation : united(known, observation));
  }
  return [...merged]
    .toSorted(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1))
    .map(([, observation]) => observation);
}

/** False if undone, too old or in the future. */
export function counts({ at, gone }: Observation, now: number): boolean {
  return gone !== true && at <= now + CLOCK_SLACK_MS && at > now - FORGOTTEN_MS;
}

export function newest(
  observations: readonly Observation[],
  now: number,
  of: (observation: Observation) => boolean,
): Observation | undefined {
  return observations
    .filter((observation) => counts(observation, now) && of(observation))
    .reduce<Observation | undefined>(
      (best, one) => (best === undefined || one.at >= best.at ? one : best),
      undefined,
    );
}
