import { alarmPaths } from "./pages/alarms/paths.ts";
import { authorPaths } from "./pages/author/paths.ts";
import { fieldRecordPaths } from "./pages/field-records/paths.ts";
import { forecastPaths } from "./pages/forecast/paths.ts";
import { holsterPaths } from "./pages/holsters/paths.ts";
import { loadoutPaths } from "./pages/loadouts/paths.ts";
import { logosActionPaths } from "./pages/logos-actions/paths.ts";
import { lostActionPaths } from "./pages/lost-actions/paths.ts";
import { mapPaths } from "./pages/map/paths.ts";
import { occultGuidePaths } from "./pages/occult-guide/paths.ts";
import { phantomJobPaths } from "./pages/phantom-jobs/paths.ts";
import { referencePaths } from "./pages/reference/paths.ts";
import { runPaths } from "./pages/run/paths.ts";
import { timerPaths } from "./pages/timers/paths.ts";
import { weatherFinderPaths } from "./pages/weather-finder/paths.ts";

/** Every address that is written as a file by the build; each page lists its own. */
export function prerenderPaths(): string[] {
  return [
    "/",
    "/changelog",
    "/credits",
    "/developers",
    ...alarmPaths(),
    ...authorPaths(),
    ...fieldRecordPaths(),
    ...forecastPaths(),
    ...holsterPaths(),
    ...logosActionPaths(),
    ...lostActionPaths(),
    ...loadoutPaths(),
    ...mapPaths(),
    ...occultGuidePaths(),
    ...phantomJobPaths(),
    ...referencePaths(),
    ...runPaths(),
    ...timerPaths(),
    ...weatherFinderPaths(),
  ];
}
