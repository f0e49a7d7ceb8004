import { describe, expect, test } from "vitest";
import { chooseEncoding, matchesTag } from "./negotiate.ts";

describe("chooseEncoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["BR", "br"],
    ["identity", undefined],
    ["", undefined],
    [undefined, undefined],
    ["br;q=nonsense", undefined],
  ])("chooseEncoding of %j is %s", (accept, expected) => {
    expect(chooseEncoding(accept)).toBe(expected);
  });
});

describe("matchesTag", () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    [undefined, false],
  ])('matchesTag of %s and "a" is %s', (header, expected) => {
    expect(matchesTag(header, '"a"')).toBe(expected);
  });
});
