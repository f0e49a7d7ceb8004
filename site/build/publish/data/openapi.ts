import { defaultLanguage, languages } from "../../../app/i18n/language.ts";
import { ALARM_DAYS_AHEAD, DAYS_AHEAD } from "../feeds/calendars.ts";

type Described = Readonly<{ table: string; file: string; records: number }>;

const json = (schema: unknown) => ({ "application/json": { schema } });

const tag = { ETag: { description: "Changes whenever the file does", schema: { type: "string" } } };
const open = {
  ...tag,
  "Access-Control-Allow-Origin": { description: "Readable from any origin", schema: { const: "*" } },
};

function fileAt(
  operationId: string,
  summary: string,
  content: unknown,
  parameters: readonly unknown[] = [],
  headers: object = open,
) {
  return {
    get: {
      operationId,
      summary,
      ...(parameters.length > 0 ? { parameters } : {}),
      responses: {
        200: { description: "The file", headers, content },
        304: { description: "Unchanged since the ETag sent in If-None-Match" },
        404: { description: "No such file" },
      },
    },
  };
}

const filterParameter = {
  name: "filter",
  in: "path",
  required: true,
  description: "Slug of a forecast filter or collection: `uri` in forecast-filters.json",
  schema: { type: "string", pattern: "^[a-z0-9_-]+$" },
};

const languageParameter = {
  name: "language",
  in: "path",
  required: true,
  description: "Language of the names; omit for English",
  schema: { enum: languages.filter((language) => language !== defaultLanguage) },
};

const embedParameter = {
  name: "embed",
  in: "path",
  required: true,
  description:
    "The embed's path below /embed, such as map/southhorn (do not escape the slash); use run for any run",
  schema: { type: "string" },
};

const oEmbed = {
  type: "object",
  required: ["version", "type", "title", "provider_name", "provider_url"],
  properties: {
    version: { const: "1.0" },
    type: { enum: ["rich", "link"], description: "A run is a link: its code exists only in its URL" },
    title: { type: "string" },
    provider_name: { type: "string" },
    provider_url: { type: "string" },
    html: { type: "string", description: "The frame, for type rich" },
    width: { type: "integer" },
    height: { type: "integer" },
    thumbnail_url: { type: "string" },
    thumbnail_width: { type: "integer" },
    thumbnail_height: { type: "integer" },
  },
};

/** All times are Unix milliseconds. */
const nextWindows = {
  type: "object",
  required: ["filter", "generated", "windows"],
  properties: {
    filter: { type: "string" },
    generated: { type: "integer", description: "When the list was made (Unix ms)" },
    windows: {
      type: "array",
      items: {
        type: "object",
        required: ["filter", "zone", "start", "end", "weathers"],
        properties: {
          filter: { type: "string", description: "The filter, or the filter within the collection" },
          zone: { type: "string" },
          start: { type: "integer" },
          end: { type: "integer" },
          weathers: {
            type: "array",
            items: { type: "string" },
            description: "Weather of each period it covers; empty if only night matters",
          },
          conflict: {
            type: "object",
            required: ["start", "end", "minutesEarlier", "lowestLeft", "safeMinutes"],
            description: "An earlier window that may have used up the spawn",
            properties: {
              start: { type: "integer" },
              end: { type: "integer" },
              minutesEarlier: { type: "integer" },
              lowestLeft: {
                type: "integer",
                description:
                  "An instance whose lowest Time Remaining is under this many minutes when the window opens was open during the earlier one; a higher one proves nothing",
              },
              safeMinutes: {
                type: "integer",
                deprecated: true,
                description: "The former name of lowestLeft, which was mistaken for the age of an instance",
              },
            },
          },
        },
      },
    },
  },
};

/** URLs in it are relative to its own location below /data/<version>/. */
export function openApi(version: string, dataVersion: string, tables: readonly Described[]) {
  const table = ({ file, records, table: name }: Described) => [
    `/data/${dataVersion}/${file}`,
    fileAt(name, `The table ${name}, ${records} records`, json({ $ref: `schema/${file}` })),
  ];
  const atom = { "application/atom+xml": { schema: { type: "string" } } };
  const calendar = { "text/calendar": { schema: { type: "string" } } };
  return {
    openapi: "3.1.0",
    info: {
      title: "Foray Almanac",
      version,
      summary: "Records and forecasts of FINAL FANTASY XIV's field operations",
      description: `Static files: no key, no rate limit, no backend. Within ${dataVersion}, fields may be added but are never removed or changed in type.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "../../" }],
    paths: {
      [`/data/${dataVersion}/index.json`]: fileAt(
        "index",
        "Every table with hash, size, patches and date",
        json({ $ref: "schema/index.json" }),
      ),
      [`/data/${dataVersion}/changes.json`]: fileAt(
        "changes",
        "What recent releases added, changed and removed",
        json({ $ref: "schema/changes.json" }),
      ),
      ...Object.fromEntries(tables.map(table)),
      "/feeds/{filter}.ics": fileAt(
        "calendar",
        `Windows of at least ${DAYS_AHEAD} days as a calendar, one event each`,
        calendar,
        [filterParameter],
      ),
      "/feeds/alarms/{filter}.ics": fileAt(
        "calendarWithAlarms",
        `Windows of at least ${ALARM_DAYS_AHEAD.spawn} days, of a collection ${ALARM_DAYS_AHEAD.collection}, with alarms`,
        calendar,
        [filterParameter],
      ),
      "/feeds/{language}/{filter}.ics": fileAt("calendarInLanguage", "The calendar in a language", calendar, [
        languageParameter,
        filterParameter,
      ]),
      "/feeds/{language}/alarms/{filter}.ics": fileAt(
        "calendarWithAlarmsInLanguage",
        "The calendar with alarms in a language",
        calendar,
        [languageParameter, filterParameter],
      ),
      "/feeds/next/{filter}.json": fileAt("nextWindows", "The next 200 windows", json(nextWindows), [
        filterParameter,
      ]),
      "/feeds/changelog.atom": fileAt("changelog", "The almanac's changelog", atom),
      "/feeds/{language}/changelog.atom": fileAt(
        "changelogInLanguage",
        "The almanac's changelog in a language",
        atom,
        [languageParameter],
      ),
      "/embed/oembed/{embed}.json": fileAt(
        "oEmbed",
        "The oEmbed description of an embed",
        json(oEmbed),
        [embedParameter],
        tag,
      ),
    },
  };
}
