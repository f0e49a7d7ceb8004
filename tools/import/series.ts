import { isDeepStrictEqual } from "node:util";
import type { RecordFile } from "../../packages/fieldops/tools/record-files.ts";
import type { Library } from "./library.ts";
import type { TableChange } from "./merge.ts";
import type { SheetName } from "./sheets.ts";

/** A field with the values of a sheet's column, from row 1 on. */
interface Series {
  readonly path: string;
  /** The field, preceded by its enclosing object if there is one. */
  readonly field: readonly [name: string] | readonly [part: string, name: string];
  readonly sheet: SheetName;
  readonly column: string;
}

const series: readonly Series[] = [
  { path: "occult/knowledge", field: ["experience"], sheet: "MKDGrowData", column: "Experience" },
  {
    path: "fields/level-rules",
    field: ["eureka", "resistanceByLevel"],
    sheet: "EurekaGrowData",
    column: "BaseResistance",
  },
  {
    path: "fields/level-rules",
    field: ["eureka", "elementBonus"],
    sheet: "EurekaSphereElementAdjust",
    column: "PowerModifier",
  },
  {
    path: "fields/level-rules",
    field: ["eureka", "challengeLogExperience"],
    sheet: "ContentsNoteRewardEurekaEXP",
    column: "Experience",
  },
];

export const seriesPaths: readonly string[] = [...new Set(series.map(({ path }) => path))];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keeps the length as entered by hand. */
export function mergeSeries(path: string, file: RecordFile, library: Library): TableChange {
  const changed: string[] = [];
  let facts = file.facts ?? {};
  for (const { column, field, sheet } of series.filter((each) => each.path === path)) {
    const [first, second] = field;
    const part = second === undefined ? facts : facts[first];
    const name = second ?? first;
    if (!isObject(part)) continue;
    const before = part[name];
    if (!Array.isArray(before)) continue;
    const values = before.map((figure: unknown, at) =>
      library.find(sheet, String(at + 1)) === undefined
        ? figure
        : library.find(sheet, String(at + 1))?.number(column),
    );
    if (isDeepStrictEqual(values, before)) continue;
    const at = values.findIndex((value, index) => value !== before[index]);
    changed.push(`${name}: level ${at + 1} ${String(before[at])} → ${String(values[at])}`);
    const next = { ...part, [name]: values };
    facts = second === undefined ? next : { ...facts, [first]: next };
  }
  return { path, file: { ...file, facts }, added: [], changed, blank: [] };
}
