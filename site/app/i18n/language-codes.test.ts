import fc from "fast-check";
import { expect, test } from "vitest";
import { joinCode, listedCode, rightPath, splitCode, wishedCode } from "./language-codes.ts";

const codes = ["en", "ja", "zh-CN", "zh-TW", "ko", "pt-BR"] as const;
const spelled = fc.constantFrom(...codes).chain((code) =>
  fc
    .array(fc.boolean(), { minLength: code.length, maxLength: code.length })
    .map((upper) => [...code].map((c, at) => (upper[at] ? c.toUpperCase() : c.toLowerCase())).join(""))
    .map((text) => ({ code, text })),
);
const segment = fc
  .stringMatching(/^[a-z0-9+=_-]{1,12}$/)
  .filter((text) => listedCode(codes, text) === undefined);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);

test("listedCode and wishedCode find a code in any case, spelled as listed", () => {
  fc.assert(
    fc.property(spelled, ({ code, text }) => {
      expect(listedCode(codes, text)).toBe(code);
      expect(wishedCode(codes, [text])).toBe(code);
    }),
  );
});

test("splitCode reads back any path and code that joinCode writes", () => {
  fc.assert(
    fc.property(path, spelled, (path, { code, text }) => {
      const address = joinCode(codes, code, path);
      expect(splitCode(codes, address)).toMatchObject({ code, path });
      const typed = `/${text}${path === "/" ? "" : path}`;
      if (code !== "en") expect(splitCode(codes, typed)).toEqual({ code, path, prefix: text });
    }),
  );
});

test("rightPath redirects a visitor at most once", () => {
  const wish = fc.oneof(
    spelled.map(({ text }) => text),
    fc.constantFrom("zh-Hant-HK", "pt-PT", "de", "", "x", "??"),
  );
  const chosen = fc.option(wish, { nil: null });
  const prefix = fc.oneof(
    spelled.map(({ text }) => `/${text}`),
    fc.constant(""),
  );
  fc.assert(
    fc.property(prefix, path, chosen, fc.array(wish, { maxLength: 3 }), (prefix, path, chosen, wishes) => {
      const address = prefix + path;
      const right = rightPath(codes, address, chosen, wishes);
      expect(splitCode(codes, right ?? address).path).toBe(splitCode(codes, address).path);
      if (right !== undefined) expect(rightPath(codes, right, chosen, wishes)).toBeUndefined();
    }),
  );
});

test.each([
  [["zh-CN"], "zh-CN"],
  [["zh-Hans-SG"], "zh-CN"],
  [["zh-Hant-HK"], "zh-TW"],
  [["zh-HK", "ja"], "zh-TW"],
  [["zh"], "zh-CN"],
  [["ko-KR"], "ko"],
  [["pt-PT"], "pt-BR"],
  [["de-AT", "ja-JP"], "ja"],
  [["not a tag", "ko"], "ko"],
  [["tlh"], undefined],
  [[], undefined],
])("wishedCode of %j is %s", (wishes, code) => {
  expect(wishedCode(codes, wishes)).toBe(code);
});
