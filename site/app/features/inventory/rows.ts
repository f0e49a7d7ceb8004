import type { ExportedKey } from "~/records/stored.ts";
import { type ExportedTexts, type ExportFile, entriesOf, partsIn, takenFrom } from "./export-file.ts";
import { type Inventory, nothing, readInventory } from "./shape.ts";

type Part = Exclude<keyof Inventory, "version">;

/** A part of the store, or a separately stored key. */
export type InventoryRow = Part | Exclude<ExportedKey, "things">;

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
  rows: readonly (readonly [InventoryRow, `/${string}`])[];
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

const isPart = (row: InventoryRow): row is Part => parts.some((part) => part === row);

const rows: readonly InventoryRow[] = areas.flatMap((area) => area.rows.map(([row]) => row));

function entriesIn(inventory: Inventory, part: Part): number {
  if (part !== "relics") return Object.keys(inventory[part]).length;
  const { items, once, weapons } = inventory.relics;
  return weapons.reduce((sum, { done }) => sum + done.length, once.length + Object.keys(items).length);
}

/** Number of entries per row. */
export function countRows(texts: ExportedTexts): ReadonlyMap<InventoryRow, number> {
  const read = readInventory(texts.get("things") ?? "");
  const inventory = read.kind === "inventory" ? read.inventory : nothing;
  return new Map(
    rows.map((row) => [row, isPart(row) ? entriesIn(inventory, row) : entriesOf(texts.get(row) ?? "")]),
  );
}

/** Rows that a file would change, with the number of entries before and after. */
export function compareRows(
  file: ExportFile,
  here: ExportedTexts,
): readonly Readonly<{ row: InventoryRow; here: number; there: number }>[] {
  const before = countRows(here);
  const after = countRows(new Map([...here, ...takenFrom(file, here)]));
  const inFile = partsIn(file);
  return rows.flatMap((row) => {
    const counts = { row, here: before.get(row) ?? 0, there: after.get(row) ?? 0 };
    const isSpoken = isPart(row) ? inFile.has(row) && counts.here + counts.there > 0 : file.texts.has(row);
    return isSpoken ? [counts] : [];
  });
}
