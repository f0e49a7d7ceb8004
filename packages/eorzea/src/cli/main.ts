import { eorzeaClock } from "../clock.ts";
import { findWindows, isPossible } from "../find-windows.ts";
import type { Locale } from "../locale.ts";
import { weatherName, zoneName } from "../names.ts";
import { chanceOf, forecast } from "../sky.ts";
import { PERIOD_MS } from "../time.ts";
import type { ZoneId } from "../zones/rates.ts";
import { zones } from "../zones/tables.ts";
import { cells, duration, eorzeaTime, localTime, pad } from "./format.ts";
import { parseWeathers, parseZone } from "./match.ts";
import {
  type Command,
  commands,
  isCommand,
  type Options,
  parseCount,
  parseHours,
  parseInstant,
  parseLocale,
  readOptions,
} from "./options.ts";
import { UsageError } from "./usage-error.ts";

const help = `Eorzea's clock and weather.

Usage:
  eorzea now [ZONE]       show Eorzea time, the current weather and the next; all field operations without ZONE
  eorzea forecast ZONE    list a zone's upcoming weather
  eorzea find ZONE        find when a weather, a sequence of weathers or an hour comes next

Give ZONE and weathers as an id (eurekaAnemos), in kebab-case (eureka-anemos) or by name in any language
("Eureka Anemos").

Options:
  --periods N       forecast: list N weather periods (default 10)
  --weather A,B     find: match any of these weathers
  --after A,B       find: require one of these in the period before a window's first; the window then lasts as
                    long as the wanted weather
  --hours 18-6      find: match only these Eorzean hours; they may cross midnight
  --min-periods N   find: require at least N periods in a row (default 1)
  --limit N         find: list N windows (default 10); the search covers 100 years
  --from TIME       start at TIME instead of now: 2026-08-01, 2026-08-01T18:30Z or Unix milliseconds
  --lang L          show names in en, ja, de, fr, ko, zh-CN or zh-TW (default en)
  --json            print JSON for programs, with times in Unix milliseconds
  --help            show this help

Times are local. The exit code is 0, or 2 if the input is invalid.
`;

interface Request {
  readonly options: Options;
  readonly at: number;
  readonly locale: Locale;
}

/** Result of a command: `data` for programs, `lines` for people. */
interface Answer {
  readonly data: unknown;
  readonly lines: readonly string[];
}

const fieldOperations = zones.filter(
  ({ kind }) => kind === "eureka" || kind === "bozja" || kind === "occult",
);

function nowCommand({ options, at, locale }: Request): Answer {
  const ids = options.zone === undefined ? fieldOperations.map(({ id }) => id) : [parseZone(options.zone)];
  const rows = ids.map((zone) => {
    const [current, next] = forecast(zone, at, 2);
    if (current === undefined || next === undefined)
      throw new Error("A forecast of two periods has two periods.");
    return {
      zone,
      name: zoneName(zone, locale),
      weather: current.weather,
      next: next.weather,
      until: next.start,
    };
  });
  const nameWidth = Math.max(...rows.map(({ name }) => cells(name)));
  const weatherWidth = Math.max(...rows.map(({ weather }) => cells(weatherName(weather, locale))));
  const { year, moon, sun } = eorzeaClock(at);
  const ends = rows[0]?.until ?? at;
  return {
    data: { at, eorzea: eorzeaClock(at), zones: rows },
    lines: [
      `${localTime(at)}  ${eorzeaTime(at)}  year ${year}, moon ${moon}, sun ${sun}`,
      `until ${localTime(ends)}, for ${duration(ends - at)}, then the weather in the last column`,
      ...rows.map(({ name, weather, next }) => {
        const shown = pad(weatherName(weather, locale), weatherWidth);
        return `${pad(name, nameWidth)}  ${shown}  ${weatherName(next, locale)}`;
      }),
    ],
  };
}

function zoneOf({ options }: Request, command: Command): ZoneId {
  if (options.zone !== undefined) return parseZone(options.zone);
  throw new UsageError(`eorzea ${command} needs a zone, for example: eorzea ${command} "Eureka Anemos".`);
}

function heading(zone: ZoneId, locale: Locale): string {
  const certainty = zones.find(({ id }) => id === zone)?.certainty;
  const name = zoneName(zone, locale);
  return certainty === undefined ? name : `${name} (rates provisional, ${Math.round(certainty * 100)}% sure)`;
}

function forecastCommand(request: Request): Answer {
  const { options, at, locale } = request;
  const zone = zoneOf(request, "forecast");
  const periods = forecast(zone, at, parseCount(options.text.periods, "periods", 10, 100_000));
  const name = zoneName(zone, locale);
  const data = periods.map((period) => ({ ...period, end: period.start + PERIOD_MS }));
  return {
    data: { zone, name, periods: data },
    lines: [
      heading(zone, locale),
      ...periods.map(
        ({ start, weather }) => `${localTime(start)}  ${eorzeaTime(start)}  ${weatherName(weather, locale)}`,
      ),
    ],
  };
}

function findCommand(request: Request): Answer {
  const { options, at, locale } = request;
  const { text } = options;
  const zone = zoneOf(request, "find");
  const name = zoneName(zone, locale);
  const hours = parseHours(text.hours);
  const query = {
    zone,
    weather: text.weather === undefined ? undefined : parseWeathers(text.weather),
    after: text.after === undefined ? undefined : parseWeathers(text.after),
    hours,
    minPeriods: parseCount(text["min-periods"], "min-periods", 1, 1000),
  };
  const limit = parseCount(text.limit, "limit", 10, 100_000);
  const wholeDay = hours === undefined || (hours[0] === 0 && hours[1] === 24);
  if (wholeDay && (query.weather === undefined || chanceOf(zone, query.weather) === 100)) {
    throw new UsageError(`Every period of ${name} would match; narrow the search with --weather or --hours.`);
  }
  const possible = isPossible(query);
  const windows = findWindows(query, at, { limit });
  const lines = windows.map(({ start, end, weathers }) => {
    const shown = weathers.map((weather) => weatherName(weather, locale)).join(" → ");
    return `${localTime(start)}  ${eorzeaTime(start)}  ${pad(duration(end - start), 11)}  ${shown}`;
  });
  const none = possible ? "No window within 100 years." : `${name} can never match this.`;
  return {
    data: { zone, name, possible, windows },
    lines: [heading(zone, locale), ...(lines.length > 0 ? lines : [none])],
  };
}

const run: Readonly<Record<Command, (request: Request) => Answer>> = {
  now: nowCommand,
  forecast: forecastCommand,
  find: findCommand,
};

function answer(args: readonly string[], now: number): string {
  const [command, ...rest] = args;
  if (command === undefined || command === "help" || command === "--help" || command === "-h") return help;
  if (!isCommand(command)) {
    const shown = command.length > 60 ? `${command.slice(0, 60)}…` : command;
    throw new UsageError(`'${shown}' is not a command; use ${commands.join(", ")} or --help.`);
  }
  const options = readOptions(command, rest);
  if (options.help) return help;
  const at = parseInstant(options.text.from, now);
  const { data, lines } = run[command]({ options, at, locale: parseLocale(options.text.lang) });
  return options.json ? `${JSON.stringify(data, null, 2)}\n` : `${lines.join("\n")}\n`;
}

export function main(args: readonly string[], now: number): number {
  // A reader such as `head` may close the pipe early; that is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    process.stdout.write(answer(args, now));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof RangeError)) throw error;
    process.stderr.write(`eorzea: ${error.message.replace(/\s+/g, " ")}\n`);
    return 2;
  }
}
