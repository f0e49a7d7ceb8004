import { expect, test } from "vitest";
import { signUpMessages } from "./messages.ts";
import { chatRoom, finderRoom, fitted } from "./post-texts.ts";

const link = `https://almanac.example.org/run/sign-up#s1.0.5.${"x".repeat(107)}`;

test.each([
  ["Party Finder comment", finderRoom, "Thursday run of the Forked Tower"],
  // 150 hiragana are 450 bytes in UTF-8.
  ["shout", chatRoom, "あ".repeat(150)],
])("a long name in a %s is shortened to fit with the whole link", (_, room, name) => {
  const text = fitted((title) => signUpMessages.post.game(title, link), name, room);
  expect(room.sizeOf(text)).toBeLessThanOrEqual(room.most);
  expect(text.endsWith(link)).toBe(true);
  expect(text).toContain("…");
});

test("a text that fits stays unchanged", () => {
  expect(fitted((title) => `${title} x`, "Run", finderRoom)).toBe("Run x");
});
