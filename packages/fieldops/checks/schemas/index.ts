import type { z } from "zod";
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
import { sharedSchemas } from "./shared.ts";

/** The schema of one record of every table; references are looked up in `known`. */
export function createSchemas(known: Known) {
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
  };
}

export type Schemas = ReturnType<typeof createSchemas>;
export type TableName = keyof Schemas;
export type RecordOf<T extends TableName> = z.infer<Schemas[T]>;
