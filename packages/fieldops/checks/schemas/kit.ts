import { z } from "zod";
import type { Known } from "../known.ts";

/** An id stands in a URL: lower case, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const roleNames = ["tank", "healer", "melee", "ranged", "caster"] as const;

/** What to do when a reference to one of these leads nowhere. */
const whereItIsAdded: Readonly<Record<string, string>> = {
  zones: "give the zone its weather table in packages/eorzea/src/zones/tables.ts",
  weathers: "add the weather in packages/eorzea/src/weathers/tables.ts",
  maps: "add the map in records/atlas/maps.json",
  phantomActions: "add the action in records/occult/phantom-actions.json",
  phantomTraits: "add the trait in records/occult/phantom-traits.json",
  phantomJobs: "add the job in records/occult/phantom-jobs.json",
  lostActions: "add the action in records/bozja/lost-actions.json",
  logosActions: "add the action in records/eureka/logos-actions.json",
  holsterHosts: "add the host in src/holster-sets/facts.ts",
  holsterSets: "add the holster in src/holster-sets/hosts",
  layers: "add the layer in records/atlas/layers.json",
};

/** The small schemas that every table is built from; `known` decides which references resolve. */
export function createKit(known: Known) {
  const resolves = (table: string, id: string) => {
    known.saw?.(table);
    return known.has(table, id);
  };
  const lost = (table: string, id: unknown) => {
    const step = whereItIsAdded[table];
    return `'${String(id)}' is not in ${table}${step === undefined ? "" : `: ${step}`}`;
  };

  /** A field that names a record of one of the tables. */
  const ref = (...tables: readonly string[]) =>
    z
      .string()
      .refine((id) => tables.some((table) => resolves(table, id)), {
        error: ({ input }) => lost(tables.join(" or "), input),
      })
      .meta({ references: tables.join(" or ") });

  const id = z.string().regex(idPattern, "is not URL-safe kebab-case");
  const text = z.string().trim().min(1);
  /** Row of a sheet of the game: 0 is an empty row in all of them but the jobs. */
  const row = z.int().positive();
  const count = z.int().nonnegative();
  const amount = z.number().nonnegative();
  const names = z.strictObject({
    en: z.string("has no English name: add it to the names of the record").trim().min(1),
    ja: text.optional(),
    de: text.optional(),
    fr: text.optional(),
    ko: text.optional(),
    "zh-CN": text.optional(),
    "zh-TW": text.optional(),
  });
  const zone = ref("zones");
  const weather = ref("weathers");
  const map = ref("maps");
  const position = z.strictObject({ map, x: z.number(), y: z.number() });
  const element = z.enum(["fire", "ice", "wind", "earth", "lightning", "water"]);
  const confidence = z.enum(["high", "medium", "low"]);
  const area = z.int().min(1).max(3);
  const conflicts = z
    .array(
      z.strictObject({
        field: text,
        kept: z.string().nullable(),
        others: z.array(z.string()),
        reason: text.optional(),
      }),
    )
    .optional();
  const role = z.enum(roleNames);
  const job = z.string().regex(/^[A-Z]{3}$/);
  /** One short sentence of our own in the four languages of the interface. */
  const note = z.strictObject({ en: text, ja: text, de: text, fr: text });

  /** A closed union told apart by `kind`, with the fields that every kind may carry. */
  function kinds(shared: z.ZodRawShape, shapes: Readonly<Record<string, z.ZodRawShape>>) {
    const objects = Object.entries(shapes).map(([kind, shape]) =>
      z.strictObject({ kind: z.literal(kind), ...shape, ...shared }),
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
    position,
    ref,
    resolves,
    lost,
    role,
    row,
    text,
    weather,
    zone,
  };
}

export type Kit = ReturnType<typeof createKit>;
