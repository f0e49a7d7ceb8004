import { forecastPaths } from "./pages/forecast/paths.ts";

/** Every address that is written as a file by the build; each page lists its own. */
export function prerenderPaths(): string[] {
  return ["/", ...forecastPaths()];
}
