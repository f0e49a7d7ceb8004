import fc from "fast-check";
import { expect, test } from "vitest";
import { DISCORD_LENGTH, discordMessage, discordPlain, discordTime } from "./chat-lines.ts";

const cut = (kept: number, total: number) => `${kept} of ${total}`;

test("discordMessage keeps all lines that fit and says how many it kept", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 300 }), { maxLength: 30 }), (lines) => {
      const clean = lines.map((line) => line.replaceAll("\n", " "));
      const { text, kept } = discordMessage(clean, cut);
      expect(text.length).toBeLessThanOrEqual(DISCORD_LENGTH);
      const expected = clean.slice(0, kept);
      if (kept < clean.length) expected.push(cut(kept, clean.length));
      expect(text).toBe(expected.join("\n"));
      // Every line that would fit is there.
      const more = [...clean.slice(0, kept + 1), cut(clean.length, clean.length)].join("\n");
      if (kept < clean.length) expect(more.length).toBeGreaterThan(DISCORD_LENGTH - 1);
    }),
    { seed: 5 },
  );
});

test("discordTime returns a Discord timestamp in seconds", () => {
  expect(discordTime(1_795_284_000_999, "R")).toBe("<t:1795284000:R>");
});

test("discordPlain escapes mentions, links and formatting", () => {
  expect(discordPlain("@everyone <@!1> **a** ||b|| https://example.org [x](y)")).toBe(
    "@\u200beveryone \\<@\u200b!1\\> \\*\\*a\\*\\* \\|\\|b\\|\\| https:\u200b//example.org \\[x\\](y)",
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(discordPlain(text)).not.toMatch(/@(?!\u200b)|(?<!\\)[*_~`|<]|:\/\//);
    }),
    { seed: 6 },
  );
});
