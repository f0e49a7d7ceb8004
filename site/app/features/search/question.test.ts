import { describe, expect, test } from "vitest";
import { subjectOf, tellingWords } from "./question.ts";

describe("a question for a place", () => {
  test.each([
    ["where is typhoon sprite", "typhoon sprite"],
    ["Where are the Pagos wolves?", "Pagos wolves"],
    ["where's val snipper?", "val snipper"],
    ["wo ist der Val-Schnippler?", "Val-Schnippler"],
    ["Où se trouve la plume fatale ?", "plume fatale"],
    ["バル・スニッパーはどこ？", "バル・スニッパー"],
    ["コピーキャット・キャシーの場所", "コピーキャット・キャシー"],
  ])("“%s” asks for %s", (text, name) => {
    expect(subjectOf(text)).toBe(name);
  });

  test.each(["where is", "whereabouts", "wolf", "", "Wolke", "ouranos"])("“%s” is none", (text) => {
    expect(subjectOf(text)).toBe(text);
  });
});

test.each([
  ["what's ba", "ba"],
  ["what’s BA?", "BA"],
  ["où est le nécro", "nécro"],
  ["qu'est-ce que la tour", "tour"],
])("“%s” tells %s", (text, words) => {
  expect(tellingWords(text)).toBe(words);
});
