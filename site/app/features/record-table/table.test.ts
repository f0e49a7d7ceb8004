import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Column, groupRows, printCsv, printSort, readSort, sortRows, tellingColumns } from "./table.ts";

type Row = Readonly<{ id: number; level: number | null; zone: string }>;

const columns: readonly Column<Row>[] = [
  { id: "level", head: "Level", cell: () => null, text: String, sortBy: ({ level }) => level },
  { id: "zone", head: "Zone", cell: () => null, text: String, sortBy: ({ zone }) => zone },
  { id: "note", head: "Note", cell: () => null, text: String },
];

const rows = fc
  .array(
    fc.record({
      level: fc.option(fc.integer({ min: -5, max: 5 })),
      zone: fc.constantFrom("Anemos", "Pagos", "Ä", "Pyros 2", "Pyros 10"),
    }),
  )
  .map((all): Row[] => all.map((row, id) => ({ ...row, id })));

test("tellingColumns hides columns without known values unless there are no rows", () => {
  const asked = [
    ...columns,
    {
      id: "sense",
      head: "Sense",
      cell: () => null,
      text: String,
      isKnown: ({ zone }: Row) => zone === "Pagos",
    },
  ];
  const ids = (zones: readonly string[]) =>
    tellingColumns(
      asked,
      zones.map((zone, id) => ({ id, level: null, zone })),
    ).map(({ id }) => id);
  expect(ids(["Anemos", "Pagos"])).toEqual(["level", "zone", "note", "sense"]);
  expect(ids(["Anemos"])).toEqual(["level", "zone", "note"]);
  expect(ids([])).toEqual(["level", "zone", "note", "sense"]);
});

describe("table sorting", () => {
  test("readSort round-trips a sort and ignores columns that cannot be sorted", () => {
    for (const column of ["level", "zone"])
      for (const down of [true, false])
        expect(readSort(printSort({ column, down }), columns)).toEqual({ column, down });
    for (const text of ["note", "-note", "", "-", "constructor", null])
      expect(readSort(text, columns)).toBeNull();
  });

  test("sortRows sorts numbers stably, with missing values last", () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (all, down) => {
        const sorted = sortRows(all, columns, { column: "level", down }, "en");
        expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(all);
        for (const [at, row] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next === undefined) continue;
          if (row.level === null) expect(next.level).toBeNull();
          else if (next.level !== null) {
            const step = down ? row.level - next.level : next.level - row.level;
            expect(step).toBeGreaterThanOrEqual(0);
            if (step === 0) expect(next.id).toBeGreaterThan(row.id);
          }
        }
      }),
      { seed: 20 },
    );
  });

  test("sortRows sorts words by language and numbers in them by value", () => {
    const named = (zone: string, id: number): Row => ({ id, level: null, zone });
    const sorted = sortRows(
      ["Pyros 10", "Z", "Pyros 2", "Ä", "B"].map(named),
      columns,
      { column: "zone", down: false },
      "de",
    );
    expect(sorted.map(({ zone }) => zone)).toEqual(["Ä", "B", "Pyros 2", "Pyros 10", "Z"]);
  });
});

test("groupRows puts each row in one group, in table order", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 4 }), (all, level) => {
      const some = all.filter((row) => row.level !== level);
      const groups = groupRows(some, all, ({ zone }) => zone);
      expect(groups.flatMap((group) => group.rows).toSorted((a, b) => a.id - b.id)).toEqual(some);
      const first = (zone: string) => all.findIndex((row) => row.zone === zone);
      const order = groups.map(({ id }) => first(id));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
    { seed: 21 },
  );
});

function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let value = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (quoted) {
      if (char !== '"') value += char;
      else if (text[at + 1] === '"') {
        value += char;
        at++;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ",") {
      line.push(value);
      value = "";
    } else if (char === "\r" && text[at + 1] === "\n") {
      lines.push([...line, value]);
      line = [];
      value = "";
      at++;
    } else value += char;
  }
  return lines;
}

test("printCsv round-trips every value", () => {
  const value = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "é", "砂") });
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1 })), (lines) => {
      expect(readCsv(printCsv(lines))).toEqual(lines);
    }),
    { seed: 22 },
  );
});
