import { type CombatJob, roleFits } from "./combat-jobs.ts";
import type { RunJob, RunTask, SeatRole, SignUpStatus } from "./seat-words.ts";

/** What somebody would play: a job, or just a role. */
export type Wish = Readonly<{ role: SeatRole; job: CombatJob | null }>;

export type Person = Readonly<{
  name: string;
  /** First choice first; empty if the list does not say. */
  wishes: readonly Wish[];
  phantom: readonly RunJob[];
  tasks: readonly RunTask[];
  status: SignUpStatus;
  /** Whether the person is from a sign-up list: only then does a newer list without them mean that they left. */
  listed: boolean;
}>;

export const somebody = (name: string): Person => ({
  name,
  wishes: [],
  phantom: [],
  tasks: [],
  status: "in",
  listed: false,
});

/** Key that is equal for different spellings of the same name (case, width, spaces). */
export const nameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Index of the first wish that fits a role: -1 if none does, 0 if the person stated no wishes. */
export function wishFor({ wishes }: Pick<Person, "wishes">, role: SeatRole): number {
  return wishes.length === 0 ? 0 : wishes.findIndex((wish) => roleFits(wish.role, role));
}

/** Job that somebody plays in a seat of a role; `null` if they named no fitting one. */
export function jobFor({ wishes }: Pick<Person, "wishes">, role: SeatRole): CombatJob | null {
  const first = wishes.findIndex((wish) => roleFits(wish.role, role));
  const wish = wishes[first];
  if (wish === undefined || wish.job !== null) return wish?.job ?? null;
  // The first wish may name only a role, with its job in a later wish.
  return wishes.find(({ job, role: own }) => job !== null && own === wish.role)?.job ?? null;
}
