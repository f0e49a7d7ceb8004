/** A result as the exports write it; every word is in the reader's language already. */
export type ExportRow = Readonly<{
  uid: string;
  zone: string;
  start: number;
  end: number;
  weathers: readonly string[];
  /** Score, or number of periods. */
  note: string;
}>;

/** Discord takes so many characters a message. */
const DISCORD_LENGTH = 2000;

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

/** A weather sequence in few words: runs of the same are counted. */
export function shortRun(weathers: readonly string[]): string {
  const runs: { name: string; count: number }[] = [];
  for (const name of weathers) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} ×${count}`)).join(" → ");
}

/** Lines for Discord, which shows `<t:…>` in each reader's own zone; whole lines only, within one message. */
export function discordText(rows: readonly ExportRow[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const { zone, start, weathers, note } of rows) {
    const unix = Math.floor(start / 1000);
    const line = `**${zone}**: <t:${unix}:F> (<t:${unix}:R>) – ${note} – ${shortRun(weathers)}`;
    length += line.length + 1;
    if (length > DISCORD_LENGTH) break;
    kept.push(line);
  }
  return kept.join("\n");
}
