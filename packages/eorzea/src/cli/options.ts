import { parseArgs } from "node:util";
import { type Locale, locales } from "../locale.ts";
import { checkInstant } from "../time.ts";
import { UsageError } from "./usage-error.ts";

const common = ["from", "lang", "json", "help"] as const;
const own = {
  now: [],
  forecast: ["periods"],
  find: ["weather", "after", "hours", "min-periods", "limit"],
} as const;

export type Command = keyof typeof own;

export interface Options {
  readonly zone: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
  readonly text: Readonly<Record<string, string | undefined>>;
}

export function isCommand(text: string): text is Command {
  return Object.hasOwn(own, text);
}

export const commands: readonly string[] = Object.keys(own);

/** Parses the arguments after the command: at most one zone, which may span several words, and options. */
export function readOptions(command: Command, args: readonly string[]): Options {
  const names = [...common, ...own[command]];
  const options = Object.fromEntries(
    names.map((name) => [name, { type: name === "json" || name === "help" ? "boolean" : "string" } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const texts = Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    return {
      zone: positionals.join(" ").trim() || undefined,
      json: values.json === true,
      help: values.help === true,
      text: Object.fromEntries(texts),
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = "The options are invalid"] = error.message.split(/\.(?:\s|$)|\n/);
    throw new UsageError(`${sentence}; eorzea ${command} takes --${names.join(", --")}.`);
  }
}

export function parseCount(text: string | undefined, name: string, otherwise: number, most: number): number {
  if (text === undefined) return otherwise;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--${name} takes a whole number from 1 to ${most}, not '${text}'.`);
}

/** Parses `18-6` or `22:30-4`: Eorzean hours in quarters, which may cross midnight. */
export function parseHours(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,2})(?::(00|15|30|45))?-(\d{1,2})(?::(00|15|30|45))?$/.exec(text);
  const from = Number(match?.[1] ?? Number.NaN) + Number(match?.[2] ?? 0) / 60;
  const to = Number(match?.[3] ?? Number.NaN) + Number(match?.[4] ?? 0) / 60;
  if (from < 24 && to <= 24 && from !== to) return [from, to];
  throw new UsageError(
    `--hours takes two different Eorzean hours from 0 to 24 in quarter hours, such as 18-6 or 22:30-4, not '${text}'.`,
  );
}

/** Whether the date exists: Date.parse reads February 31 as March 3. */
function isDay(day: string | undefined): boolean {
  const at = day === undefined ? Number.NaN : Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
}

/** Parses Unix milliseconds or an ISO date with optional time; a time without an offset is local. */
export function parseInstant(text: string | undefined, now: number): number {
  if (text === undefined) return now;
  const iso = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
  const day = iso.exec(text)?.[1];
  const at = /^\d{1,16}$/.test(text) ? Number(text) : isDay(day) ? Date.parse(text) : Number.NaN;
  try {
    return checkInstant(at);
  } catch {
    throw new UsageError(
      `--from takes a date from 1970 on, such as 2026-08-01 or 2026-08-01T18:30Z, or Unix milliseconds, not '${text}'.`,
    );
  }
}

export function parseLocale(text: string | undefined): Locale {
  const locale = locales.find((known) => known.toLowerCase() === (text ?? "en").toLowerCase());
  if (locale !== undefined) return locale;
  throw new UsageError(`--lang takes one of ${locales.join(", ")}, not '${text}'.`);
}
