import { expect, test } from "vitest";
import { signUpMessages } from "./messages.ts";
import { fitted, MAX_FINDER } from "./post-texts.ts";

test("a Party Finder comment fits, with the whole link", () => {
  const link = `https://almanac.example.org/run/sign-up#s1.0.5.${"x".repeat(107)}`;
  const text = fitted(
    (title) => signUpMessages.post.game(title, link),
    "Thursday run of the Forked Tower",
    MAX_FINDER,
  );
  expect(text.length).toBeLessThanOrEqual(MAX_FINDER);
  expect(text.endsWith(link)).toBe(true);
  expect(fitted((title) => `${title} x`, "Run", MAX_FINDER)).toBe("Run x");
});
