import { z } from "zod";
import { emitModule, type Files, list } from "./emit-module.ts";
import { type RecordFile, readRecords } from "./record-files.ts";

export const FILTERS = "fields/forecast-filters";

const filterRecord = z.looseObject({
  id: z.string(),
  kind: z.string(),
  monsters: z.array(z.unknown()).optional(),
  choices: z.array(z.looseObject({ monsters: z.array(z.string()) })).optional(),
});

const detailFields = ["fateId", "trigger", "respawnMinutes", "farming", "otherReadings", "sprites"];
const confidenceFields = ["confidence", "conflicts"];
const leftOut = ["names", "monsters", ...detailFields, ...confidenceFields];

const picked = (record: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/**
 * Splits names into those that lists need (including selectable monsters) and those that only details need.
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
 * Splits the filters into three modules: rules, which every list and forecast loads, details, and
 * reliability. The monster of a notorious monster's filter is in its rule, the enemies of a farm in its
 * details.
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
