import { drawQuestions, type Practiced, type Question } from "@foray/fieldops/fights/practice";
import { judge, type Verdict } from "@foray/fieldops/fights/verdict";
import type { Point } from "@foray/fieldops/records/fights/types";

/** An answer: where one would have stood, and what came of it. `null` if the time ran out. */
export type Answer = Readonly<{ question: Question; at: Point | null; verdict: Verdict | null }>;

/** A round of practice: its questions, then those that were wrong once more. */
export type Round = Readonly<{
  seed: string;
  questions: readonly Question[];
  /** The first answers, in the order of the questions. */
  first: readonly Answer[];
  /** Questions still to be asked once more, the one that is asked now first. */
  back: readonly Question[];
  /** The answer that is shown; `null` while a question is open. */
  shown: Answer | null;
}>;

export const isRight = ({ verdict }: Answer): boolean => verdict?.kind === "safe";

/** A round of the fight's questions that a seed draws. */
export const newRound = (fight: Practiced, seed: string): Round => ({
  seed,
  questions: drawQuestions(fight, seed),
  first: [],
  back: [],
  shown: null,
});

/** The same questions as a round before, of those only some. */
export const roundOf = ({ seed }: Round, questions: readonly Question[]): Round => ({
  seed,
  questions,
  first: [],
  back: [],
  shown: null,
});

/** The question that is open or whose answer is shown; `undefined` at the end. */
export function currentQuestion({ back, first, questions, shown }: Round): Question | undefined {
  return shown?.question ?? questions[first.length] ?? back[0];
}

/** Takes an answer; `null` if the time ran out. */
export function answered(round: Round, arena: NonNullable<Practiced["arena"]>, at: Point | null): Round {
  const question = currentQuestion(round);
  if (question === undefined || round.shown !== null) return round;
  const answer: Answer = { question, at, verdict: at === null ? null : judge(arena, question.step, at) };
  if (round.first.length < round.questions.length) {
    const back = isRight(answer) ? round.back : [...round.back, question];
    return { ...round, first: [...round.first, answer], back, shown: answer };
  }
  // Wrong again: it comes back after the others.
  const [, ...rest] = round.back;
  return { ...round, back: isRight(answer) ? rest : [...rest, question], shown: answer };
}

/** Goes on after an answer was read. */
export const wentOn = (round: Round): Round => ({ ...round, shown: null });

export const isDone = (round: Round): boolean => currentQuestion(round) === undefined;

/** Whether the questions of the round are through and those that were wrong come back. */
export const isComingBack = ({ first, questions, shown }: Round): boolean =>
  first.length === questions.length && (shown === null || shown !== first.at(-1));
