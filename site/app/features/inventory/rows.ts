import type { ExportedKey } from "~/records/stored.ts";
import { nothing, type OwnThings, readOwnThings } from "./shape.ts";
import { entriesOf, type FileThings, partsIn, type Things, takenFrom } from "./things-file.ts";

type Part = Exclude<keyof OwnThings, "version">;

/** A part of the store, or a separately stored key. */
export type ThingRow = Part | Exclude<ExportedKey, "things">;

/** Rows with the page where their data is entered. */
export const areas = [
  {
    id: "eureka",
    rows: [
      ["mnemes", "/eureka/logos"],
      ["logograms", "/eureka/loadout"],
      ["eurekaPrices", "/eureka/loadout"],
    ],
  },
  {
    id: "bozja",
    rows: [
      ["actions", "/drs/holster"],
      ["fragments", "/bozja/lostaction"],
      ["notes", "/bozja/notes"],
      ["holsterRun", "/createdrsholsters"],
    ],
  },
  {
    id: "occult",
    rows: [
      ["jobs", "/occult/phantomjob"],
      ["records", "/occult/records"],
      ["towerBoard", "/tower"],
    ],
  },
  {
    id: "forays",
    rows: [
      ["relics", "/relics"],
      ["alarms", "/alarms"],
      ["weatherSearches", "/weather-finder?way=pattern"],
      ["playTimes", "/tonight"],
      ["tonight", "/tonight"],
      ["mapPins", "/map"],
      ["mapTicks", "/map"],
      ["mapRouteRuns", "/map"],
      ["formerRuns", "/run"],
      ["runRegulars", "/run"],
      ["runTemplates", "/run"],
    ],
  },
] as const satisfies readonly Readonly<{
  id: string;
  rows: readonly (readonly [ThingRow, `/${string}`])[];
}>[];

const parts = [
  "actions",
  "fragments",
  "jobs",
  "logograms",
  "mnemes",
  "notes",
  "records",
  "relics",
] as const satisfies readonly Part[];

const isPart = (row: ThingRow): row is Part => parts.some((part) => part === row);

const rows: readonly ThingRow[] = areas.flatMap((area) => area.rows.map(([row]) => row));

function entriesIn(things: OwnThings, part: Part): number {
  if (part !== "relics") return Object.keys(things[part]).length;
  const { items, once, weapons } = things.relics;
  return weapons.reduce((sum, { done }) => sum + done.length, once.length + Object.keys(items).length);
}

/** Number of entries per row. */
export function countRows(texts: Things): ReadonlyMap<ThingRow, number> {
  const read = readOwnThings(texts.get("things") ?? "");
  const things = read.kind === "things" ? read.things : nothing;
  return new Map(
    rows.map((row) => [row, isPart(row) ? entriesIn(things, row) : entriesOf(texts.get(row) ?? "")]),
  );
}

/** Rows that a file would change, with the number of entries before and after. */
export function compareRows(
  file: FileThings,
  here: Things,
): readonly Readonly<{ row: ThingRow; here: number; there: number }>[] {
  const before = countRows(here);
  const after = countRows(new Map([...here, ...takenFrom(file, here)]));
  const inFile = partsIn(file);
  return rows.flatMap((row) => {
    const counts = { row, here: before.get(row) ?? 0, there: after.get(row) ?? 0 };
    const isSpoken = isPart(row) ? inFile.has(row) && counts.here + counts.there > 0 : file.things.has(row);
    return isSpoken ? [counts] : [];
  });
}
