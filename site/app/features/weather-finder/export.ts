import { formatAside } from "~/i18n/format.ts";
import { discordRange, discordTime } from "~/ui/chat-lines.ts";

/** A result as the exports write it; every word is in the reader's language already. */
export type ExportRow = Readonly<{
  uid: string;
  zone: string;
  start: number;
  end: number;
  weathers: readonly string[];
  /** Score, or number of periods. */
  note: string;
  /** Day and both local times with the time zone; both Eorzea times; how long it is. */
  local: string;
  eorzea: string;
  length: string;
}>;

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

/** A line for Discord, which shows the times in each reader's own zone and language. */
export function discordRow({ zone, start, end, weathers, note, length, eorzea }: ExportRow): string {
  const when = formatAside(discordRange(start, end), discordTime(start, "R"));
  return [`**${zone}**`, when, length, eorzea, note, shortRun(weathers)].join(" · ");
}

/** A line that can be pasted anywhere. */
export function textRow({ zone, local, weathers, note, length, eorzea }: ExportRow): string {
  return [zone, formatAside(local, length), eorzea, note, shortRun(weathers)].join(" · ");
}
