import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { Subject } from "./subjects.ts";

/** Windows in one list. */
export const NEXT_WINDOWS = 200;

/** A feed as JSON: ids as in the tables of /data/v2, times in Unix ms. */
export function nextWindows({ uri }: Subject, windows: readonly SpawnWindow[], at: number): string {
  const rows = windows.slice(0, NEXT_WINDOWS).map(({ conflict, end, filter, start, weathers }) => ({
    filter: filter.id,
    zone: filter.zone,
    start,
    end,
    weathers,
    // `safeMinutes` is what the field was called first; v1 keeps it.
    ...(conflict === undefined ? {} : { conflict: { ...conflict, safeMinutes: conflict.lowestLeft } }),
  }));
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  return `{"filter":${JSON.stringify(uri)},"generated":${at},"windows":[\n${lines}\n]}\n`;
}
