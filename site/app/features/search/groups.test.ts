import { expect, test } from "vitest";
import { withFirst, withLast } from "./groups.ts";
import type { Found } from "./index-data.ts";

const find = (kind: Found["kind"], id: string): Found => ({
  id,
  kind,
  names: { en: id },
  target: `/${id}`,
  line: "",
  glyph: undefined,
});
const [a, b, c] = [find("page", "a"), find("page", "b"), find("item", "c")];
const groups = [
  { kind: "item", finds: [c] },
  { kind: "page", finds: [a, b] },
] as const;

test("withFirst moves a find to the top, once and with its kind", () => {
  expect(withFirst(b, groups)).toEqual([
    { kind: "page", finds: [b, a] },
    { kind: "item", finds: [c] },
  ]);
  expect(withFirst(c, [{ kind: null, finds: [c] }])).toEqual([{ kind: "item", finds: [c] }]);
});

test("withLast adds a find at the end of its kind, after the other groups", () => {
  expect(
    withLast(b, [
      { kind: "page", finds: [a] },
      { kind: "item", finds: [c] },
    ]),
  ).toEqual([
    { kind: "item", finds: [c] },
    { kind: "page", finds: [a, b] },
  ]);
  expect(withLast(a, [])).toEqual([{ kind: "page", finds: [a] }]);
});
