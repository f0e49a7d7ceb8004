import { z } from "zod";
import type { Known } from "../known.ts";

/** An id stands in a URL: lower case, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const roleNames = ["tank", "healer", "melee", "ranged", "caster"] as const;

/** Where to look in docs/records.md when a reference to one of these leads nowhere. */
const whereItIsAdded: Readonly<Record<string, string>> = {
  zones:
    "give the zone its weather table in packages/eorzea/src/zones/tables.ts (docs/records.md, A zone, step 1)",
  weathers:
    "add the weather in packages/eorzea/src/weathers/tables.ts (docs/records.md, A weather table, step 1)",
  maps: "add the map in atlas/maps.ts (docs/records.md, A zone, step 3)",
  phantomActions: "add the action in phantom-jobs/actions.ts (docs/records.md, A phantom job, step 2)",
  phantomTraits: "add the trait in phantom-jobs/traits.ts (docs/records.md, A phantom job, step 2)",
  phantomJobs: "add the job in phantom-jobs/facts.ts (docs/records.md, A phantom job, step 1)",
  lostActions: "add the action in lost-actions/facts.ts (docs/records.md, A lost or logos action, step 1)",
  logosActions: "add the action in logos-actions/facts.ts (docs/records.md, A lost or logos action, step 1)",
  holsterHosts: "add the host in holster-sets/facts.ts (docs/records.md, A holster host, step 1)",
  holsterSets: "add the holster in holster-sets/hosts (docs/records.md, A holster host, step 2)",
  layers: "add the layer in atlas/layers.ts (docs/records.md, A map marker, step 2)",
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
    en: z
      .string("has no English name: add it in names/en.ts beside the table (docs/records.md, Names)")
      .trim()
      .min(1),
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
