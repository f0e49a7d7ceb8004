import type { Cast, CastKind, FightFacts, FightPart } from "#records/fights/types";
import { type Branches, castsOf } from "./casts.ts";

export const lanes = ["everyone", "tanks", "dodge", "ground", "together", "kill"] as const;
export type Lane = (typeof lanes)[number];

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

/** A cast, or a series of equal casts in quick succession. */
export interface Mark {
  readonly t: number;
  /** When the last one hits. */
  readonly last: number;
  readonly count: number;
  readonly kind: CastKind;
  readonly mechanic: string | undefined;
  readonly action: string | undefined;
  /** When the cast bar starts. */
  readonly from: number;
}

/** Maximum seconds between two hits of a mechanic in one mark. */
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

/** Quick successions of a mechanic become one mark. */
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

/** A timeline with its own clock, either of the pull or of a part. */
export interface Stave {
  /** The part whose clock it is; undefined for the clock of the pull. */
  readonly part: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  readonly parts: readonly FightPart[];
}

type Scored = Pick<FightFacts, "branches" | "casts" | "enrage" | "parts">;

const startOf = (part: FightPart): number => part.from ?? 0;

function endOf(marks: readonly Mark[], enrage: Scored["enrage"] = []): number {
  return Math.max(0, ...marks.map(({ last }) => last), ...enrage.flatMap(({ t }) => t ?? []));
}

/** The clock of the pull first, then parts with their own clock. Omits staves without timed casts. */
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

/** For narrow screens: pieces of at most `seconds`, cut where a part starts if possible. */
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
  // Extend a short last piece backward, so that it is not a sliver.
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
 * Spreads the marks of a lane over rows, at least `room` apart in each. Row 0 is first.
 * @param places positions along the lane, ascending
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
