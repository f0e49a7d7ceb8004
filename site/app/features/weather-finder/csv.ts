import type { ExportRow } from "./export.ts";

/** A field of CSV (RFC 4180): quoted where it must be. */
function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table for spreadsheets: UTF-8 with its mark, so that Excel reads the names right; instants in UTC. */
export function csvText(rows: readonly ExportRow[]): string {
  const lines = rows.map(({ zone, start, end, weathers, note }) =>
    [zone, new Date(start).toISOString(), new Date(end).toISOString(), weathers.join(" > "), note]
      .map(field)
      .join(","),
  );
  return `\uFEFF${["zone,start,end,weathers,note", ...lines].join("\r\n")}\r\n`;
}
