import fc from "fast-check";
import { expect, test } from "vitest";
import { faces } from "../previews/fonts.ts";
import { averageWidth, countLetters } from "./widths.ts";

const letters = "abcdefÄß ,";

test("letters are counted, and nothing else", () => {
  expect(countLetters("ab a1, 薬", `${letters}0123456789`)).toEqual(
    new Map([...letters].map((letter) => [letter, [..."ab a, "].filter((each) => each === letter).length])),
  );
});

test("the average width is that of the letters set one by one", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1 }), (text) => {
      const total = text.reduce((sum, letter) => sum + faces.text.getAdvanceWidth(letter, 1), 0);
      expect(averageWidth(faces.text, countLetters(text.join(""), letters))).toBeCloseTo(total / text.length);
    }),
  );
});
