import { drawQuestions, type Practiced, type Question } from "@foray/fieldops/fights/practice";
import { judge, type Verdict } from "@foray/fieldops/fights/verdict";
import type { Point } from "@foray/fieldops/records/fights/types";

/** `at` and `verdict` are null if the time ran out. */
export type Answer = Readonly<{ question: Question; at: Point | null; verdict: Verdict | null }>;

/** A round asks its questions, then repeats those withAnswer wrongly. */
export type Round = Readonly<{
  seed: string;
  questions: readonly Question[];
  first: readonly Answer[];
  /** Questions to repeat. The first is the current one once all have been asked. */
  back: readonly Question[];
  /** The answer on display. Null while a question is open. */
  shown: Answer | null;
}>;

export const isRight = ({ verdict }: Answer): boolean => verdict?.kind === "safe";

export const newRound = (fight: Practiced, seed: string): Round => ({
  seed,
  questions: drawQuestions(fight, seed),
  first: [],
  back: [],
  shown: null,
});

export const roundOf = ({ seed }: Round, questions: readonly Question[]): Round => ({
  seed,
  questions,
  first: [],
  back: [],
  shown: null,
});

/** The open question, or the one whose answer is shown. Undefined at the end. */
export function currentQuestion({ back, first, questions, shown }: Round): Question | undefined {
  return shown?.question ?? questions[first.length] ?? back[0];
}

export function withAnswer(round: Round, arena: NonNullable<Practiced["arena"]>, at: Point | null): Round {
  const question = currentQuestion(round);
  if (question === undefined || round.shown !== null) return round;
  const answer: Answer = { question, at, verdict: at === null ? null : judge(arena, question.step, at) };
  if (round.first.length < round.questions.length) {
    const back = isRight(answer) ? round.back : [...round.back, question];
    return { ...round, first: [...round.first, answer], back, shown: answer };
  }
  // Wrong again, so it moves to the end.
  const [, ...rest] = round.back;
  return { ...round, back: isRight(answer) ? rest : [...rest, question], shown: answer };
}

export const wentOn = (round: Round): Round => ({ ...round, shown: null });

export const isDone = (round: Round): boolean => currentQuestion(round) === undefined;

/** Whether wrong answers are being repeated. */
export const isComingBack = ({ first, questions, shown }: Round): boolean =>
  first.length === questions.length && (shown === null || shown !== first.at(-1));
