import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { Subject } from "./subjects.ts";

export const NEXT_WINDOWS = 200;

/** Ids are those of /data/v2, times are in Unix ms. */
export function nextWindows({ uri }: Subject, windows: readonly SpawnWindow[], at: number): string {
  const rows = windows.slice(0, NEXT_WINDOWS).map(({ conflict, end, filter, start, weathers }) => ({
    filter: filter.id,
    zone: filter.zone,
    start,
    end,
    weathers,
    // Former name of `lowestLeft`.
    ...(conflict === undefined ? {} : { conflict: { ...conflict, safeMinutes: conflict.lowestLeft } }),
  }));
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  return `{"filter":${JSON.stringify(uri)},"generated":${at},"windows":[\n${lines}\n]}\n`;
}
