import { describe, expect, test } from "vitest";
import { subjectOf, tellingWords } from "./question.ts";

describe("subjectOf", () => {
  test.each([
    ["where is typhoon sprite", "typhoon sprite"],
    ["Where are the Pagos wolves?", "Pagos wolves"],
    ["where's val snipper?", "val snipper"],
    ["wo ist der Val-Schnippler?", "Val-Schnippler"],
    ["Où se trouve la plume fatale ?", "plume fatale"],
    ["バル・スニッパーはどこ？", "バル・スニッパー"],
    ["コピーキャット・キャシーの場所", "コピーキャット・キャシー"],
  ])("subjectOf reads “%s” as a question for %s", (text, name) => {
    expect(subjectOf(text)).toBe(name);
  });

  test.each(["where is", "whereabouts", "wolf", "", "Wolke", "ouranos"])(
    "subjectOf returns “%s” unchanged",
    (text) => {
      expect(subjectOf(text)).toBe(text);
    },
  );
});

test.each([
  ["what's ba", "ba"],
  ["what’s BA?", "BA"],
  ["où est le nécro", "nécro"],
  ["qu'est-ce que la tour", "tour"],
])("tellingWords reduces “%s” to “%s”", (text, words) => {
  expect(tellingWords(text)).toBe(words);
});
