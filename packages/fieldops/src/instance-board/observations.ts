import { ruleValue } from "../rules/rules.ts";

/**
 * Subjects of an instance's timers. `fate` is a FATE whose end brings a Forked Tower nearer; its id is the FATE's own, or the
 * tower's if nobody said which FATE it was.
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

/** The observation: its start (a monster's is its appearance), its end (its death), or that it is up, with the start unknown. */
export type Moment = "began" | "ended" | "seen";
export const moments = ["began", "ended", "seen"] as const satisfies readonly Moment[];

/** Where an observation came from on this machine: the player's press, a pasted line, the player's own game. */
export type ObservationSource = "hand" | "pasted" | "game";

/** Something that a player of an instance has seen. */
export type Observation = Readonly<{
  kind: ClockKind;
  /** Id of the record. */
  id: string;
  moment: Moment;
  /** Unix ms, in whole seconds. */
  at: number;
  /** Undone. It stays on the board as such, so that a merge with an older board does not bring it back. */
  gone?: true;
  /** Left out for what was noted by hand or came with a link. It never leaves this browser. */
  source?: Exclude<ObservationSource, "hand">;
}>;

/** No cycle is near as long; older observations say nothing more. */
export const FORGOTTEN_MS = ruleValue("sighting-forgotten") * 3_600_000;
/** Two machines' clocks may differ by this many ms; what is further ahead has not happened yet. */
export const CLOCK_SLACK_MS = 60_000;

/** The same text for the same observation on every board. */
export function observationKey({ kind, id, moment, at }: Observation): string {
  return `${kind} ${id} ${moment} ${at}`;
}

/** Of two notes of the same observation: undone if either is, and from the source that knows best. */
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

/**
 * The union of two boards, in the order of time; what one of them has undone is undone. Whichever comes first, however often they are
 * merged and in whatever groups, the result is the same.
 */
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

/** Whether an observation still counts at `now`: not undone, not too old, not ahead of the clock. */
export function counts({ at, gone }: Observation, now: number): boolean {
  return gone !== true && at <= now + CLOCK_SLACK_MS && at > now - FORGOTTEN_MS;
}

/** The newest observation that counts at `now` and that `of` accepts. */
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
