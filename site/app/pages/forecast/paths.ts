import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";

/** The forecast's known addresses: every filter under its canonical parameter. */
export function forecastPaths(): string[] {
  return ["/forecast", ...forecastFilterFacts.map(({ uri }) => `/forecast/${uri}`)];
}
