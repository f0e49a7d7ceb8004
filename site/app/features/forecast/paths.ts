import { filterRules } from "@foray/fieldops/forecast-filters/rules";

/** The forecast's known addresses: every filter under its canonical parameter. */
export function forecastPaths(): string[] {
  return ["/forecast", ...filterRules.map(({ uri }) => `/forecast/${uri}`)];
}
