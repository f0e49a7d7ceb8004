import { authorPaths } from "./pages/author/paths.ts";
import { forecastPaths } from "./pages/forecast/paths.ts";
import { holsterPaths } from "./pages/holsters/paths.ts";
import { referencePaths } from "./pages/reference/paths.ts";
import { weatherFinderPaths } from "./pages/weather-finder/paths.ts";

/** Every address that is written as a file by the build; each page lists its own. */
export function prerenderPaths(): string[] {
  return [
    "/",
    "/changelog",
    "/credits",
    ...authorPaths(),
    ...forecastPaths(),
    ...holsterPaths(),
    ...referencePaths(),
    ...weatherFinderPaths(),
  ];
}
