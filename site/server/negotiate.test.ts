import { describe, expect, test } from "vitest";
import { chooseEncoding, matchesTag } from "./negotiate.ts";

const both = () => true;

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
  ])("%s takes %s", (accept, expected) => {
    expect(chooseEncoding(accept, both)).toBe(expected);
  });

  test("takes only what the build has written", () => {
    expect(chooseEncoding("br, gzip", (ending) => ending === ".gz")).toBe("gzip");
    expect(chooseEncoding("br, gzip", () => false)).toBeUndefined();
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
  ])("%s", (header, expected) => {
    expect(matchesTag(header, '"a"')).toBe(expected);
  });
});
