import { z } from "zod";
import { typeNames } from "../tools/print-types.ts";
import type { ReferenceIndex } from "./reference-index.ts";

export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const roleNames = ["tank", "healer", "melee", "ranged", "caster"] as const;

export interface ReferenceTargets {
  /** The type of a table's ids and its module; undefined if ids are not a closed union. */
  readonly idUnion: (table: string) => readonly [union: string, module: string] | undefined;
  readonly home: (table: string) => string | undefined;
}

/**
 * Names a schema's TypeScript type. Without `from`, the type is declared with the tables' types. Pass a
 * schema that is not shared: the name applies wherever the schema is used. `T` does not extend `ZodType`,
 * because that check takes most of the type-check time.
 */
export function named<T>(name: string, schema: T, from?: string): T {
  if (schema instanceof z.ZodType) typeNames.add(schema, from === undefined ? { name } : { name, from });
  return schema;
}

/** Creates the basic schemas that tables are built from; `index` decides which references resolve. */
export function createFieldSchemas(index: ReferenceIndex, { home, idUnion }: ReferenceTargets) {
  const resolves = (table: string, id: string) => {
    index.saw?.(table);
    return index.has(table, id);
  };
  const lost = (table: string, id: unknown) => {
    const file = home(table);
    return `'${String(id)}' is not in ${table}${file === undefined ? "" : `: add it in ${file}`}`;
  };

  const ref = (...tables: readonly string[]) => {
    const schema = z
      .string()
      .refine((id) => tables.some((table) => resolves(table, id)), {
        error: ({ input }) => lost(tables.join(" or "), input),
      })
      .meta({ references: tables.join(" or ") });
    const [first = "", ...rest] = tables;
    const union = rest.length === 0 ? idUnion(first) : undefined;
    return union === undefined ? schema : named(union[0], schema, union[1]);
  };

  const id = z.string().regex(idPattern, "is not URL-safe kebab-case");
  const text = z.string().trim().min(1);
  /** Row of a game sheet. Row 0 is empty in every sheet but that of the jobs. */
  const row = z.int().positive();
  const count = z.int().nonnegative();
  const amount = z.number().nonnegative();
  const nameSchema = z.strictObject({
    en: z.string("has no English name: add it to the names of the record").trim().min(1),
    ja: text.optional(),
    de: text.optional(),
    fr: text.optional(),
    ko: text.optional(),
    "zh-CN": text.optional(),
    "zh-TW": text.optional(),
  });
  const names = named("Names", nameSchema, "../src/names.ts");
  const zone = named("ZoneId", ref("zones"), "@foray/eorzea/zones/rates");
  const weather = named("WeatherId", ref("weathers"), "@foray/eorzea/weathers/tables");
  const map = named("MapId", ref("maps"), "./maps/ids.js");
  const position = named(
    "FieldPosition",
    z
      .strictObject({ map, x: z.number(), y: z.number() })
      .describe("In-game map coordinates on an atlas map."),
  );
  const operation = named("Operation", z.enum(["eureka", "bozja", "occult"]).describe("A field operation."));
  const element = named("Element", z.enum(["fire", "ice", "wind", "earth", "lightning", "water"]));
  const confidence = named(
    "Confidence",
    z
      .enum(["high", "medium", "low"])
      .describe(
        "`high`: sources agree, or the game's files say so; `medium`: one good source, or a choice between readings; `low`: doubtful.",
      ),
  );
  const area = z.int().min(1).max(3);
  const conflict = named(
    "FactConflict",
    z
      .strictObject({
        field: text,
        kept: z.string().nullable().describe("Value that is used; null: undecided."),
        others: z.array(z.string()),
        reason: text.optional(),
      })
      .describe("A field on which the sources differ."),
  );
  const conflicts = z.array(conflict).optional();
  const relicLine = named("RelicLine", z.enum(["eureka", "resistance", "phantom"]));
  const role = named("Role", z.enum(roleNames), "../src/bozja/lost-actions/roles.ts");
  const job = named("Job", z.string().regex(/^[A-Z]{3}$/), "../src/bozja/lost-actions/roles.ts");
  const note = named("Note", z.strictObject({ en: text, ja: text, de: text, fr: text }));

  function kinds(shared: z.ZodRawShape, shapes: Readonly<Record<string, z.ZodRawShape>>) {
    const objects = Object.entries(shapes).map(([kind, shape]) =>
      z.strictObject({ kind: z.literal(kind), ...shared, ...shape }),
    );
    const [first, ...rest] = objects;
    if (first === undefined) throw new Error("A union needs a kind");
    return z.discriminatedUnion("kind", [first, ...rest]);
  }

  return {
    amount,
    area,
    confidence,
    conflicts,
    count,
    element,
    id,
    job,
    kinds,
    map,
    names,
    note,
    operation,
    position,
    ref,
    relicLine,
    resolves,
    lost,
    role,
    row,
    text,
    weather,
    zone,
  };
}

export type FieldSchemas = ReturnType<typeof createFieldSchemas>;
