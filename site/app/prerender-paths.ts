import { forecastPaths } from "./pages/forecast/paths.ts";
import { loadoutPaths } from "./pages/loadouts/paths.ts";

/** Every address that is written as a file by the build; each page lists its own. */
export function prerenderPaths(): string[] {
  return ["/", ...forecastPaths(), ...loadoutPaths()];
}
