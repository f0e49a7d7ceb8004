/** What an instance's clocks are about. `fate` are the FATEs that end and bring a Forked Tower nearer; its id is the tower's. */
export type ClockKind = "monster" | "bunny" | "pot" | "encounter" | "tower" | "fate";
export const clockKinds = [
  "monster",
  "bunny",
  "pot",
  "encounter",
  "tower",
  "fate",
] as const satisfies readonly ClockKind[];

/** Something that a player of an instance has seen begin or end (a monster ends with its death). */
export type Observation = Readonly<{
  kind: ClockKind;
  /** Id of the record. */
  id: string;
  moment: "began" | "ended";
  /** Unix ms, in whole seconds. */
  at: number;
  /** Taken back. It stays on the board as such, so that a merge with an older board does not bring it back. */
  gone?: true;
}>;

/** No cycle is near as long; older observations say nothing more. */
export const FORGOTTEN_MS = 6 * 3_600_000;
/** Clocks of two machines may be so much apart, in ms: what is further ahead has not happened yet. */
export const CLOCK_SLACK_MS = 60_000;

/** The same text for the same observation on every board. */
export function observationKey({ kind, id, moment, at }: Observation): string {
  return `${kind} ${id} ${moment} ${at}`;
}

/**
 * The union of two boards, in the order of time; what one of them has taken back is taken back. Whichever comes first, however often they
 * are merged and in whatever groups, the result is the same.
 */
export function mergeObservations(
  one: readonly Observation[],
  other: readonly Observation[],
): readonly Observation[] {
  const merged = new Map<string, Observation>();
  for (const observation of [...one, ...other]) {
    const key = observationKey(observation);
    if (merged.get(key)?.gone !== true) merged.set(key, observation);
  }
  return [...merged]
    .toSorted(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1))
    .map(([, observation]) => observation);
}

/** Whether an observation still counts at `now`: not taken back, not too old, not ahead of the clock. */
export function counts({ at, gone }: Observation, now: number): boolean {
  return gone !== true && at <= now + CLOCK_SLACK_MS && at > now - FORGOTTEN_MS;
}

/** The newest observation that counts at `now` and that `of` asks for. */
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
