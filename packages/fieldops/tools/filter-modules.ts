import { z } from "zod";
import { emitModule, type Files, list } from "./emit-module.ts";
import { type RecordFile, readRecords } from "./record-files.ts";

/** The table of the filters. */
export const FILTERS = "fields/forecast-filters";

const filterRecord = z.looseObject({
  id: z.string(),
  kind: z.string(),
  monsters: z.array(z.unknown()).optional(),
  choices: z.array(z.looseObject({ monsters: z.array(z.string()) })).optional(),
});

/** Facts of a filter that only a guide needs. */
const detailFields = ["fateId", "trigger", "respawnMinutes", "farming", "otherReadings", "sprites"];
/** How sure its sources are: a line about a spawn needs no more to mark it. */
const confidenceFields = ["confidence", "conflicts"];
const leftOut = ["names", "monsters", ...detailFields, ...confidenceFields];

const picked = (record: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/**
 * The names of the filters, with those of the monsters that some let choose, and apart from them the names that only details use: a page
 * that lists filters loads the first alone.
 */
export function filterNames(): ReadonlyMap<string, RecordFile> {
  const { words = {}, ...file } = readRecords(FILTERS);
  const chosen = z
    .array(filterRecord)
    .parse(file.records)
    .flatMap(({ choices = [] }) => choices.flatMap(({ monsters }) => monsters));
  const part = (ofRules: boolean) =>
    Object.fromEntries(Object.entries(words).filter(([key]) => chosen.includes(key) === ofRules));
  return new Map([
    ["forecast-filters", { ...file, words: part(true) }],
    ["forecast-details", { source: file.source, words: part(false) }],
  ]);
}

/**
 * From the one record of every filter three modules: the rules, which every list and forecast loads, the details (a third of the bytes),
 * and what is doubtful. The monster of a notorious monster's filter belongs to its rule, the enemies of a farm to its details.
 */
export function emitFilters(files: Files) {
  const records = z.array(filterRecord).parse(readRecords(FILTERS).records);
  const source = `From records/${FILTERS}.json.`;
  const importing = (type: string) => `import type { ${type} } from "../../src/forecast-filters/types.ts";\n`;
  const isMonster = (kind: string) => kind === "notorious-monster";
  const rules = records.map((record) => {
    const [monster] = record.monsters ?? [];
    const rule = Object.fromEntries(Object.entries(record).filter(([field]) => !leftOut.includes(field)));
    return isMonster(record.kind) ? { ...rule, monster } : rule;
  });
  emitModule(
    files,
    "forecast-filters/rules",
    source,
    [["filterRules", list(rules), "readonly FilterRule[]"]],
    importing("FilterRule"),
  );
  const spawns = records.filter(({ kind }) => kind !== "collection");
  const details = spawns.map((record) => [
    record.id,
    picked(record, isMonster(record.kind) ? detailFields : ["monsters", ...detailFields]),
  ]);
  emitModule(
    files,
    "forecast-filters/details",
    source,
    [
      [
        "filterDetails",
        JSON.stringify(Object.fromEntries(details)),
        "Readonly<Record<string, SpawnDetails>>",
      ],
    ],
    importing("SpawnDetails"),
  );
  const doubtful = spawns.flatMap((record) => {
    const { confidence, ...rest } = picked(record, confidenceFields);
    const kept = confidence === "high" ? rest : { confidence, ...rest };
    return Object.keys(kept).length === 0 ? [] : [[record.id, kept]];
  });
  emitModule(
    files,
    "forecast-filters/doubtful",
    source,
    [["doubtful", JSON.stringify(Object.fromEntries(doubtful)), "Readonly<Record<string, SpawnSureness>>"]],
    importing("SpawnSureness"),
  );
}
