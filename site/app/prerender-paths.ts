import { forecastPaths } from "./pages/forecast/paths.ts";
import { holsterPaths } from "./pages/holsters/paths.ts";

/** Every address that is written as a file by the build; each page lists its own. */
export function prerenderPaths(): string[] {
  return ["/", ...forecastPaths(), ...holsterPaths()];
}
