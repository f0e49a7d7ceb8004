import type { WeatherFarmFacts } from "#records/types";
import type { Names } from "../names.ts";

export type { WeatherFarmFacts };
export type WeatherFarm = WeatherFarmFacts & { readonly names: Names };
