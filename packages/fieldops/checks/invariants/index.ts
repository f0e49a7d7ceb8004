import { encounterLaws } from "./encounters.ts";
import { eurekaLaws } from "./eureka.ts";
import type { Invariant } from "./finding.ts";
import { holsterLaws } from "./holsters.ts";
import { unique, uniqueWorlds } from "./ids.ts";
import { ownNames } from "./names.ts";
import { jobsComplete, occultLaws } from "./occult.ts";
import { insideMap, layerCounts, mapsComplete, possibleWeather, zonesComplete } from "./places.ts";

export const invariants: readonly Invariant[] = [
  unique,
  uniqueWorlds,
  ownNames,
  possibleWeather,
  insideMap,
  zonesComplete,
  mapsComplete,
  layerCounts,
  jobsComplete,
  ...occultLaws,
  ...holsterLaws,
  ...eurekaLaws,
  ...encounterLaws,
];
