import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { Subject } from "./subjects.ts";

/** Windows in one list. */
export const NEXT_WINDOWS = 200;

/** A feed as JSON: ids as in the tables of /data/v1, times in Unix ms. */
export function nextWindows({ uri }: Subject, windows: readonly SpawnWindow[], at: number): string {
  const rows = windows.slice(0, NEXT_WINDOWS).map(({ conflict, end, filter, start, weathers }) => ({
    filter: filter.id,
    zone: filter.zone,
    start,
    end,
    weathers,
    ...(conflict === undefined ? {} : { conflict }),
  }));
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  return `{"filter":${JSON.stringify(uri)},"generated":${at},"windows":[\n${lines}\n]}\n`;
}
