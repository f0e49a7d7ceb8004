import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DISCORD_LENGTH, discordPlain } from "~/ui/chat-lines.ts";
import { discordPosts } from "./texts.ts";

const word = fc.string({ unit: "grapheme", maxLength: 60 });

describe("a run for the chat", () => {
  test("is in posts that are not too long, with every name in one of them", () => {
    const text = fc.record({
      title: word,
      facts: fc.array(word, { maxLength: 3 }),
      parties: fc.array(
        fc.record({ name: word, seats: fc.array(word.map(discordPlain), { maxLength: 8 }) }),
        {
          maxLength: 6,
        },
      ),
      link: fc.string({ unit: "binary-ascii", maxLength: 4000 }),
      linkName: word,
    });
    fc.assert(
      fc.property(text, (given) => {
        const posts = discordPosts(given);
        for (const post of posts) expect(post.length).toBeLessThanOrEqual(DISCORD_LENGTH);
        const all = posts.join("\n");
        for (const { seats } of given.parties) for (const seat of seats) expect(all).toContain(seat);
      }),
      { seed: 91 },
    );
  });

  test("pings nobody", () => {
    const [post = ""] = discordPosts({
      title: "@everyone",
      facts: [],
      parties: [{ name: "A", seats: [discordPlain("<@123> @here <@&5>")] }],
      link: "https://example.test/run/x",
      linkName: "Whole board",
    });
    expect(post).not.toMatch(/@(?:everyone|here|\d|&)/);
    expect(post.endsWith("[Whole board](<https://example.test/run/x>)")).toBe(true);
  });
});
