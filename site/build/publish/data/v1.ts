import { z } from "zod";
import { shapesOf } from "../../../../packages/fieldops/checks/invariants/shapes.ts";
import { fieldSchemasOf, schemasByTable } from "../../../../packages/fieldops/schemas/index.ts";
import { acceptAll } from "../../../../packages/fieldops/schemas/reference-index.ts";
import type { Row, Tables } from "../../../../packages/fieldops/tools/collect-tables.ts";

/* Shape of /data/v1, where zones and operations are field names. Frozen: published versions never change. */

/** Tables with a shape specific to v1, and their source tables. */
export const v1Parts: Readonly<Record<string, readonly string[]>> = {
  levelRules: ["levelRules"],
  occultRules: ["knowledge", "miscellany", "spawnRules", "treasure"],
};

export const V2_SINCE = "2026-11-28";

export const v2Changes = [
  {
    before: "levelRules",
    after: ["levelRules"],
    change:
      "One record per operation, named by `operation`; v1 has a single record with a field for each operation.",
  },
  {
    before: "occultRules",
    after: ["knowledge", "miscellany", "spawnRules", "treasure"],
    change:
      "One table for each set of rules. Zones are list entries with a `zone`, and spawn rules name their `operation`; v1 uses them as field names.",
  },
] as const;

const v1Zones = { northHorn: "northHorn", southHorn: "southHorn" } as const;

export function v1Schemas(): ReadonlyMap<string, z.ZodType> {
  const { amount, confidence, count, ref, row, zone } = fieldSchemasOf(acceptAll);
  const minutes = z.number().nonnegative();
  const range = z.tuple([z.number(), z.number()]);
  const perCoffer = z.strictObject({ bronze: amount, silver: amount });
  const levelRules = z.strictObject({
    id: z.literal("levels"),
    eureka: z.strictObject({
      levelMax: row,
      levelMaxByZone: z.array(z.strictObject({ zone, level: row })),
      resistanceByLevel: z
        .array(row)
        .describe("Base resistance at level 1, 2 and so on; gear can add levels beyond the last."),
      challengeLogExperience: z
        .array(count)
        .describe("Experience from one Challenge Log entry, by elemental level."),
      elementBonus: z.array(row).describe("Power of one to five magia of one element, in percent."),
    }),
    bozja: z.strictObject({
      rankMax: row,
      opens: z.array(
        z.union([
          z.strictObject({ rank: row, zone, area: z.int().min(1).max(3) }),
          z.strictObject({ rank: row, duty: ref("duties", "innerDuties") }),
        ]),
      ),
      confidence,
    }),
    occult: z.strictObject({
      levelGap: z
        .array(z.strictObject({ above: count, damageDealtPercent: row, damageTakenPercent: row }))
        .describe(
          "Effect on damage of an enemy this many levels above the player; the last row applies to all larger gaps.",
        ),
      levelGapConfidence: confidence,
    }),
  });
  const knowledge = z.strictObject({
    id: z.literal("knowledge"),
    levelMax: row,
    levelMaxSouthHorn: row,
    syncInSouthHorn: row,
    experience: z.array(z.int().positive()),
    lossAboveLevel: row,
    balancedPartyMaxGap: row,
    chainMax: row,
    enemyLevelMax: row,
    chainLevelGap: z.array(z.strictObject({ players: range, gap: range })),
  });
  const treasure = z.strictObject({
    id: z.literal("treasure"),
    northHorn: z.strictObject({
      coffers: z.strictObject({ bronze: count, silver: count }),
      carrots: count,
      potCoffers: count,
      potContents: z.array(
        z.strictObject({
          coffer: z.enum(["bronze", "fate", "gold", "silver"]),
          silverObols: count,
          goldObols: count,
          gil: count,
        }),
      ),
      potContentsConfidence: confidence,
    }),
    southHorn: z.strictObject({ coffers: count, carrots: count, potCoffers: count }),
    pots: z.strictObject({
      slotMinutes: minutes,
      repeatMinutes: minutes,
      firstAfterInstanceStart: z.array(
        z.strictObject({ minutes, side: z.enum(["north", "south"]).nullable(), zone }),
      ),
      firstConfidence: confidence,
    }),
    chances: z
      .strictObject({ fate: perCoffer, engagement: perCoffer, goldFromKill: perCoffer, confidence })
      .describe(
        "Chances of a treasure coffer in percent: from a FATE, from an encounter, and of gold pieces from a chained kill.",
      ),
    tower: z
      .strictObject({ bronze: count, silver: count, silverChancePercent: row, confidence })
      .describe("Coffers that a Forked Tower gives, and the chance of another silver one."),
    mostAtOnce: z.strictObject({ bronze: count, silver: count, confidence }),
    potsHandedOut: z
      .strictObject({ most: row, confidence })
      .describe("Maximum number of pots handed out after one pot FATE."),
  });
  const spawnRules = z.strictObject({
    id: z.literal("spawn-rules"),
    instance: z.strictObject({ minutes, playersMax: row }),
    bossFatesAtOnce: row,
    engagementCooldownMinutes: z.strictObject({ calledByEnemy: minutes, byItself: minutes }),
    confidence,
  });
  const miscellany = schemasByTable(acceptAll).get("miscellany") ?? z.never();
  return new Map<string, z.ZodType>([
    ["levelRules", levelRules],
    ["occultRules", z.union([knowledge, miscellany, spawnRules, treasure])],
  ]);
}

/** Throws if a value that v1 promises is missing. */
function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`v1 promises ${what}`);
  return value;
}

const without = <T extends object, K extends keyof T>(record: T, fields: readonly K[]): Omit<T, K> => {
  const rest = { ...record };
  for (const field of fields) delete rest[field];
  return rest;
};

function levelRows(tables: Tables): readonly Row[] {
  const rules = shapesOf(tables).levelRules;
  const of = (operation: string) =>
    without(
      found(
        rules.find((each) => each.operation === operation),
        `levels of ${operation}`,
      ),
      ["id", "operation"],
    );
  return [{ id: "levels", eureka: of("eureka"), bozja: of("bozja"), occult: of("occult") }];
}

function ruleRows(tables: Tables): readonly Row[] {
  const { knowledge, spawnRules, treasure } = shapesOf(tables);
  const { id, levelMax, zones: capped, ...levels } = found(knowledge[0], "knowledge");
  const south = found(
    capped.find(({ zone }) => zone === v1Zones.southHorn),
    "the cap of South Horn",
  );
  const { chances, mostAtOnce, pots, potsHandedOut, tower, zones } = found(treasure[0], "treasure");
  const inZone = (zone: string) =>
    found(
      zones.find((each) => each.zone === zone),
      `the coffers of ${zone}`,
    );
  const { carrots, coffersByKind, potCoffers, potContents, potContentsConfidence } = inZone(
    v1Zones.northHorn,
  );
  const rules = found(
    spawnRules.find(({ operation }) => operation === "occult"),
    "the rules of spawns",
  );
  return [
    { id, levelMax, levelMaxSouthHorn: south.levelMax, syncInSouthHorn: south.syncTo, ...levels },
    ...tables.miscellany,
    { id: "spawn-rules", ...without(rules, ["id", "operation", "countedIn"]) },
    {
      id: "treasure",
      northHorn: { coffers: coffersByKind, carrots, potContents, potContentsConfidence, potCoffers },
      southHorn: without(inZone(v1Zones.southHorn), ["zone"]),
      pots,
      chances,
      tower,
      mostAtOnce,
      potsHandedOut,
    },
  ];
}

export const v1Rows = (tables: Tables): Readonly<Record<string, readonly Row[]>> => ({
  levelRules: levelRows(tables),
  occultRules: ruleRows(tables),
});
