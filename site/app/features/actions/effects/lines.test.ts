import { expect, test } from "vitest";
import { effectWords } from "./lines.ts";
import { effectMessages as messages } from "./messages.ts";

test("counts are written as counts and shares of a hundred as per cent", () => {
  const { number, percent } = effectWords(messages, "en");
  expect(number(1600)).toBe("1,600");
  expect(percent(15)).toBe("15%");
});
