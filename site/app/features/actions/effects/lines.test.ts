import { expect, test } from "vitest";
import { effectWords } from "./lines.ts";
import { effectMessages as messages } from "./messages.ts";

test("effectWords formats 1600 as “1,600” and 15 percent as “15%”", () => {
  const { number, percent } = effectWords(messages, "en");
  expect(number(1600)).toBe("1,600");
  expect(percent(15)).toBe("15%");
});
