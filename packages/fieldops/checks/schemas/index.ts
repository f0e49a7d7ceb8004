import { z } from "zod";
import type { RecordsByTable } from "#records/tables";
import type { Known } from "../known.ts";
import { atlasSchemas } from "./atlas.ts";
import { bozjaSchemas } from "./bozja.ts";
import { encounterSchemas } from "./encounters.ts";
import { eurekaSchemas } from "./eureka.ts";
import { forecastSchemas } from "./forecast.ts";
import { createKit } from "./kit.ts";
import { occultSchemas } from "./occult.ts";
import { progressSchemas } from "./progress.ts";
import { rewardSchemas } from "./rewards.ts";
import { runSchemas } from "./runs.ts";
import { sharedSchemas } from "./shared.ts";

/** The schema of one record of every table; references are looked up in `known`. */
function createSchemas(known: Known) {
  const kit = createKit(known);
  return {
    ...bozjaSchemas(kit),
    ...eurekaSchemas(kit),
    ...forecastSchemas(kit),
    ...encounterSchemas(kit),
    ...occultSchemas(kit),
    ...atlasSchemas(kit),
    ...sharedSchemas(kit),
    ...rewardSchemas(kit),
    ...progressSchemas(kit),
    ...runSchemas(kit),
  };
}

export type TableName = keyof RecordsByTable;
/** A whole record of a table; printed from its schema, as inferring it costs the type check far more. */
export type RecordOf<T extends TableName> = RecordsByTable[T];

/** Schemas by table, of no type of their own: relating each to one type costs the type check most of its time. */
export function schemasByTable(known: Known): ReadonlyMap<string, z.ZodType> {
  const schemas: Readonly<Record<string, unknown>> = createSchemas(known);
  return new Map(
    Object.entries(schemas).flatMap(([table, schema]) =>
      schema instanceof z.ZodType ? [[table, schema]] : [],
    ),
  );
}
