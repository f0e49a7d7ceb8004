/** All that Latin fonts may have. Without it a browser tries a line of Japanese with each of them before the reader's own font. */
export const WESTERN_RANGE = "U+0-2E7F";

/**
 * The characters of Figtree in two files, as `unicode-range` writes them. The first has what the site's own words need in its four
 * languages; the second the other letters and signs that people may write in a title: a browser fetches it only where such a character
 * stands (styles/fonts.css says the same; a test holds it).
 */
export const MAIN_RANGE =
  "U+20-7E, U+A0, U+A9, U+AB, U+B0, U+B7, U+BB, U+C0, U+C2, U+C4, U+C7-CA, U+CE, U+D4, U+D6-D7, U+DC, U+DF-E0, U+E2, U+E4, U+E6-EB, U+EE-EF, U+F4, U+F6-F7, U+F9, U+FB-FC, U+152-153, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+202F, U+2191, U+2193, U+2212";

export const MORE_RANGE =
  "U+A1-A8, U+AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC-BF, U+C1, U+C3, U+C5-C6, U+CB-CD, U+CF-D3, U+D5, U+D8-DB, U+DD-DE, U+E1, U+E3, U+E5, U+EC-ED, U+F0-F3, U+F5, U+F8, U+FA, U+FD-FF, U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2012, U+2015, U+201A, U+2020-2022, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122";

/** The characters of a `unicode-range`. Throws for what is no range. */
export function charactersOf(range: string): string {
  return range
    .split(", ")
    .map((part) => {
      const found = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(part);
      if (found === null) throw new Error(`${part} is no range of characters`);
      const [, from = "", to = from] = found;
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at)).join("");
    })
    .join("");
}
