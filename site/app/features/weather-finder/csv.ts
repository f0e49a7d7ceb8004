import type { ExportRow } from "./export.ts";

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Times are in UTC. The byte order mark makes Excel read the file as UTF-8. */
export function csvText(rows: readonly ExportRow[]): string {
  const lines = rows.map(({ zone, start, end, weathers, note }) =>
    [zone, new Date(start).toISOString(), new Date(end).toISOString(), weathers.join(" > "), note]
      .map(field)
      .join(","),
  );
  return `\uFEFF${["zone,start,end,weathers,note", ...lines].join("\r\n")}\r\n`;
}
