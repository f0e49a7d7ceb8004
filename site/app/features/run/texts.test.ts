import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DISCORD_LENGTH, discordPlain } from "~/ui/chat-lines.ts";
import { changePost, discordPosts } from "./texts.ts";

const word = fc.string({ unit: "grapheme", maxLength: 60 });

describe("run posts", () => {
  test("discordPosts keeps each post within the limit and every seat in one of them", () => {
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

  test("discordPosts contains no mentions", () => {
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

  test("changePost ends with the run's link unless the message would be too long", () => {
    const link = "https://example.test/run/x";
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 60 }), fc.nat(2500), (title, lines, more) => {
        const given = { title, lines, link: link + "x".repeat(more), linkName: "Whole board" };
        const post = changePost(given);
        const bare = [`**${discordPlain(title)}**`, ...lines].join("\n");
        expect(post.startsWith(bare)).toBe(true);
        const whole = `${bare}\n\n[Whole board](<${given.link}>)`;
        expect(post).toBe(whole.length <= DISCORD_LENGTH ? whole : bare);
      }),
      { seed: 92 },
    );
    expect(changePost({ title: "Run", lines: ["A1: Uma"], link, linkName: "Whole board" })).toBe(
      "**Run**\nA1: Uma\n\n[Whole board](<https://example.test/run/x>)",
    );
  });
});
