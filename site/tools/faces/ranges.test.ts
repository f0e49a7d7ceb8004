import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { charactersOf, MAIN_RANGE, MORE_RANGE, WESTERN_RANGE } from "./ranges.ts";

const styles = await readFile(new URL("../../app/styles/fonts.css", import.meta.url), "utf8");

describe("the characters of the text face", () => {
  test("are those that the styles name for each file", () => {
    const named = Array.from(styles.matchAll(/unicode-range:\s*([^;]+);/g), ([, range = ""]) =>
      range.replaceAll(/\s+/g, " "),
    );
    expect(named).toEqual([WESTERN_RANGE, WESTERN_RANGE, MORE_RANGE]);
  });

  test("stand in one file each, all of Latin-1 in the two", () => {
    const main = new Set(charactersOf(MAIN_RANGE));
    const more = new Set(charactersOf(MORE_RANGE));
    expect([...main].filter((character) => more.has(character))).toEqual([]);
    // U+AD is shown by no face: it marks where a word may be broken.
    for (let code = 0x20; code <= 0xff; code += 1) {
      const character = String.fromCodePoint(code);
      if (code < 0x7f || code > 0x9f)
        expect(main.has(character) || more.has(character), character).toBe(true);
    }
  });

  test("has what the four languages write", () => {
    const main = new Set(charactersOf(MAIN_RANGE));
    for (const character of "ÄÖÜäöüß„“ÀÂÇÈÉÊÎÔàâçèéêëîïôùûüœ’«»…–—·×−°")
      expect(main, character).toContain(character);
  });

  test("a word that is no range is refused", () => {
    expect(() => charactersOf("U+20-7E, latin")).toThrow("latin");
  });
});
