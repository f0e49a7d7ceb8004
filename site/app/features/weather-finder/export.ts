import { formatAside } from "~/i18n/format.ts";
import { discordRange, discordTime } from "~/ui/chat-lines.ts";

/** A result with all texts in the reader's language. */
export type ExportRow = Readonly<{
  uid: string;
  zone: string;
  start: number;
  end: number;
  weathers: readonly string[];
  /** Score or number of periods. */
  note: string;
  /** Local time range with day and time zone. */
  local: string;
  eorzea: string;
  length: string;
}>;

/** Counts repeats, as in "Fog ×2 → Rain". */
export function shortRun(weathers: readonly string[]): string {
  const runs: { name: string; count: number }[] = [];
  for (const name of weathers) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} ×${count}`)).join(" → ");
}

/** Discord shows timestamps in each reader's time zone and language. */
export function discordRow({ zone, start, end, weathers, note, length, eorzea }: ExportRow): string {
  const when = formatAside(discordRange(start, end), discordTime(start, "R"));
  return [`**${zone}**`, when, length, eorzea, note, shortRun(weathers)].join(" · ");
}

export function textRow({ zone, local, weathers, note, length, eorzea }: ExportRow): string {
  return [zone, formatAside(local, length), eorzea, note, shortRun(weathers)].join(" · ");
}
