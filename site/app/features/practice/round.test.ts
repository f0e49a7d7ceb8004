import { fight } from "@foray/fieldops/records/fights/forked-tower-blood/marble-dragon/facts";
import { expect, test } from "vitest";
import {
  currentQuestion,
  isComingBack,
  isDone,
  isRight,
  newRound,
  type Round,
  wentOn,
  withAnswer,
} from "./round.ts";

const { arena } = fight;
if (arena === undefined) throw new Error("the dragon has no arena");

function play(round: Round, well: boolean): Round {
  const place = currentQuestion(round)?.places.find(({ right }) => right === well);
  if (place === undefined || arena === undefined) throw new Error("nothing to answer");
  return wentOn(withAnswer(round, arena, place.at));
}

test("a practice round without mistakes ends after its ten questions", () => {
  let round = newRound(fight, "one");
  const { length } = round.questions;
  expect(length).toBe(10);
  for (let at = 0; at < length; at++) round = play(round, true);
  expect(isDone(round)).toBe(true);
  expect(round.first.every(isRight)).toBe(true);
});

test("a wrong question returns until answered correctly, but its first answer counts", () => {
  let round = newRound(fight, "two");
  for (let at = 0; at < round.questions.length; at++) round = play(round, at !== 3);
  expect(isDone(round)).toBe(false);
  expect(isComingBack(round)).toBe(true);
  expect(currentQuestion(round)).toBe(round.questions[3]);
  round = play(round, false);
  expect(currentQuestion(round)).toBe(round.questions[3]);
  round = play(round, true);
  expect(isDone(round)).toBe(true);
  expect(round.first.filter(isRight)).toHaveLength(round.questions.length - 1);
});

test("a timeout counts as wrong and a shown answer accepts no second one", () => {
  const round = withAnswer(newRound(fight, "three"), arena, null);
  expect(round.shown).toMatchObject({ at: null, verdict: null });
  expect(withAnswer(round, arena, [0, 0])).toBe(round);
  expect(round.back).toHaveLength(1);
});
