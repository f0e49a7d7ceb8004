import { filterRules } from "@foray/fieldops/forecast-filters/rules";

export function forecastPaths(): string[] {
  return ["/forecast", ...filterRules.map(({ uri }) => `/forecast/${uri}`)];
}
