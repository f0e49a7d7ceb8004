import type { Cast, CastKind, FightFacts, FightPart } from "#records/fights/types";
import { type Branches, castsOf } from "./casts.ts";

/** The lanes of a score, by what they ask of whom. */
export const lanes = ["everyone", "tanks", "dodge", "ground", "together", "kill"] as const;
export type Lane = (typeof lanes)[number];

/** Every kind of cast. */
export const castKinds = [
  "raid",
  "tank",
  "cone",
  "line",
  "ground",
  "dodge",
  "knockback",
  "gaze",
  "stack",
  "spread",
  "tower",
  "adds",
  "mark",
  "interrupt",
  "cleanse",
  "end",
  "other",
] as const satisfies readonly CastKind[];

const laneOfKind: Readonly<Record<(typeof castKinds)[number], Lane>> = {
  raid: "everyone",
  end: "everyone",
  tank: "tanks",
  cone: "dodge",
  line: "dodge",
  dodge: "dodge",
  knockback: "dodge",
  gaze: "dodge",
  ground: "ground",
  stack: "together",
  spread: "together",
  tower: "together",
  adds: "kill",
  mark: "kill",
  interrupt: "kill",
  cleanse: "kill",
  other: "kill",
};

export const laneOf = (kind: CastKind): Lane => laneOfKind[kind];

/** A mark of a score: one cast, or a run of the same that follow each other closely. */
export interface Mark {
  readonly t: number;
  /** When the last of the run hits. */
  readonly last: number;
  readonly count: number;
  readonly kind: CastKind;
  readonly mechanic: string | undefined;
  readonly action: string | undefined;
  /** When the cast bar begins. */
  readonly from: number;
}

/** Seconds between two hits of one mechanic that are still drawn as one run. */
const RUN_SECONDS = 4.5;

function markOf(cast: Cast, t: number): Mark {
  return {
    t,
    last: Math.max(t, cast.until ?? t),
    count: cast.times ?? 1,
    kind: cast.kind,
    mechanic: cast.mechanic,
    action: cast.action,
    from: Math.max(0, t - (cast.cast ?? 0)),
  };
}

/** The marks of casts in the order of time, close runs of one mechanic as one mark. */
export function marksOf(casts: readonly Cast[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const cast of casts) {
    if (cast.t === undefined) continue;
    const mark = markOf(cast, cast.t);
    const at = marks.findLastIndex(
      (each) =>
        mark.mechanic !== undefined &&
        each.mechanic === mark.mechanic &&
        each.kind === mark.kind &&
        mark.t - each.last <= RUN_SECONDS,
    );
    const before = marks[at];
    if (before === undefined) marks.push(mark);
    else
      marks[at] = {
        ...before,
        last: Math.max(before.last, mark.last),
        count: before.count + mark.count,
      };
  }
  return marks;
}

/** One line of a score with its own clock: the fight from the pull, or a part that counts from its own start. */
export interface Stave {
  /** The part whose clock it is; undefined for the clock of the pull. */
  readonly part: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  /** The parts that begin on it. */
  readonly parts: readonly FightPart[];
}

type Scored = Pick<FightFacts, "branches" | "casts" | "enrage" | "parts">;

const startOf = (part: FightPart): number => part.from ?? 0;

/** The end of the fight on the clock of the pull: its enrage, or its last hit. */
function endOf(marks: readonly Mark[], enrage: Scored["enrage"] = []): number {
  return Math.max(0, ...marks.map(({ last }) => last), ...enrage.flatMap(({ t }) => t ?? []));
}

/** The staves of a fight: the clock of the pull first, then every part with a clock of its own. Empty where no cast has a time. */
export function stavesOf(fight: Scored, branch: Branches = {}): readonly Stave[] {
  const casts = castsOf(fight, branch);
  const own = fight.parts.filter(({ clock }) => clock === "part");
  const pull = marksOf(casts.filter(({ part }) => part === undefined));
  const parts = fight.parts.filter(({ clock }) => clock === undefined);
  const staves: readonly Stave[] = [
    { part: undefined, from: 0, to: endOf(pull, fight.enrage), marks: pull, parts },
    ...own.map((part) => {
      const marks = marksOf(casts.filter((cast) => cast.part === part.id));
      return { part: part.id, from: 0, to: endOf(marks), marks, parts: [part] };
    }),
  ];
  return staves.filter(({ marks }) => marks.length > 0);
}

/** A stave cut into pieces of at most `seconds`, at the beginnings of its parts where they are near enough: for a narrow screen. */
export function cutStave(stave: Stave, seconds: number): readonly Stave[] {
  const cuts = stave.parts.map(startOf).filter((from) => from > 0 && from < stave.to);
  const starts: number[] = [stave.from];
  while (stave.to - (starts.at(-1) ?? 0) > seconds) {
    const last = starts.at(-1) ?? 0;
    const reach = last + seconds;
    const cut = cuts.findLast((from) => from > last && from <= reach);
    starts.push(cut ?? reach);
  }
  const last = starts.at(-1) ?? 0;
  // A short rest has what was just before it too, so that no piece is a sliver.
  if (starts.length > 1 && stave.to - last < seconds / 4) {
    const early = Math.max(starts.at(-2) ?? 0, stave.to - seconds / 2);
    starts.splice(-1, 1, early);
  }
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? stave.to;
    const isIn = (t: number) => t >= from && (t < to || at === starts.length - 1);
    return {
      part: stave.part,
      from,
      to,
      marks: stave.marks.filter(({ t }) => isIn(t)),
      parts: stave.parts.filter((part) => isIn(startOf(part))),
    };
  });
}

/**
 * A row for each mark of a lane, so that no two of one row are nearer than `room`; 0 is the first.
 * `places` are where the marks lie along the lane, ascending.
 */
export function rowsOf(places: readonly number[], room: number): readonly number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place);
    const row = free === -1 ? ends.length : free;
    ends[row] = place + room;
    return row;
  });
}
