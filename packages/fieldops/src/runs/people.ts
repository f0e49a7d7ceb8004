import { type CombatJob, roleFits } from "./combat-jobs.ts";
import type { RunJob, RunTask, SeatRole, SignUpStatus } from "./seat-words.ts";

/** One thing somebody would play: a job, or a role without a job. */
export type Wish = Readonly<{ role: SeatRole; job: CombatJob | null }>;

/** Somebody on the list of a run. */
export type Person = Readonly<{
  name: string;
  /** First choice first; empty if the list does not say. */
  wishes: readonly Wish[];
  /** Phantom jobs they have; empty if the list does not say. */
  phantom: readonly RunJob[];
  tasks: readonly RunTask[];
  status: SignUpStatus;
  /** From a list of sign-ups, so that a newer list without this name means that they left; else typed in by hand. */
  listed: boolean;
}>;

/** Somebody typed in by hand, of whom only the name is known. */
export const somebody = (name: string): Person => ({
  name,
  wishes: [],
  phantom: [],
  tasks: [],
  status: "in",
  listed: false,
});

/** The same text for the same person, however the name was typed. */
export const nameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Place of a role among the wishes, 0 for the first; -1 if it is none of them. Without wishes every role is 0. */
export function wishFor({ wishes }: Pick<Person, "wishes">, role: SeatRole): number {
  return wishes.length === 0 ? 0 : wishes.findIndex((wish) => roleFits(wish.role, role));
}

/** The job somebody plays in a seat of a role; `null` if they named none that fits. */
export function jobFor({ wishes }: Pick<Person, "wishes">, role: SeatRole): CombatJob | null {
  const first = wishes.findIndex((wish) => roleFits(wish.role, role));
  const wish = wishes[first];
  if (wish === undefined || wish.job !== null) return wish?.job ?? null;
  // A role that was named first may be followed by the job that plays it.
  return wishes.find(({ job, role: own }) => job !== null && own === wish.role)?.job ?? null;
}
