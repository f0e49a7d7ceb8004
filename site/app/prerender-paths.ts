import { forecastPaths } from "./pages/forecast/paths.ts";
import { mapPaths } from "./pages/map/paths.ts";

/** Every address that is written as a file by the build; each page lists its own. */
export function prerenderPaths(): string[] {
  return ["/", ...forecastPaths(), ...mapPaths()];
}
