/**
 * See https://llmstxt.org.
 * @param root absolute URL of the site, without a trailing slash
 */
export function llmsText(root: string): string {
  const link = (name: string, path: string, what: string) => `- [${name}](${root}${path}): ${what}`;
  return [
    "# Foray Almanac",
    "",
    "> Forecasts, maps, holsters and jobs for the field operations of FINAL FANTASY XIV: Eureka, the Baldesion Arsenal, Bozja and " +
      "Zadnor, Delubrum Reginae (Savage) and the Occult Crescent. Everything is computed from the clock and from records that " +
      "anyone may fetch.",
    "",
    "Weather is deterministic: the game's formula gives it for any moment, so times computed here never change. Instants are Unix " +
      "milliseconds. Within a version of the data, fields may be added but are never removed or changed in type.",
    "",
    "## Data",
    "",
    link("index.json", "/data/v2/index.json", "every table with its schema, hash, size, patches and date"),
    link("changes.json", "/data/v2/changes.json", "what recent releases added, changed and removed"),
    link("openapi.json", "/data/v2/openapi.json", "OpenAPI 3.1 description of every file"),
    link("Forecast filters", "/data/v2/forecast-filters.json", "what spawns where, in which weather"),
    link("Zones", "/data/v2/zones.json", "cumulative weather rates of every zone"),
    link(
      "First version",
      "/data/v1/index.json",
      "the data in its first shape; changes.json lists the differences",
    ),
    "",
    "## Feeds",
    "",
    link("Next windows", "/feeds/next/all.json", "the next 200 windows; `all` or the `uri` of any filter"),
    link(
      "Calendar",
      "/feeds/all.ics",
      "90 days as iCalendar, one event per window; /feeds/ja, /feeds/de, /feeds/fr for other languages",
    ),
    link("Changelog", "/feeds/changelog.atom", "Atom"),
    "",
    "## Embeds",
    "",
    link("Forecast", "/embed/forecast/all", "a frame for any page; `all` or the `uri` of any filter"),
    link("Map", "/embed/map/southhorn", "a map with its markers; `id` of any map"),
    link("Clock", "/embed/clock", "Eorzea time"),
    link(
      "Fight",
      "/embed/fight/drs/dahu",
      "what a boss casts next, for a stream; the path of any fight that has a timeline",
    ),
    "",
    "To embed a run, put /embed before /run in its link. `lang`, `theme` (light or dark) and `ground=none` choose the look; " +
      "`size=bar` (1920 × 80) and `size=corner` (360 × 200) give forecasts, fights and the clock a layout for streams. `start` (Unix " +
      "milliseconds) starts a fight’s clock, `role` and `job` choose whose part it shows, `part` which clock. Each has an oEmbed " +
      "description, such as /embed/oembed/map/southhorn.json; the one for runs, /embed/oembed/run.json, is a link without a frame.",
    "",
    "## Pages",
    "",
    link("Forecast", "/forecast", "what spawns next, in the reader's own time"),
    link("Weather finder", "/weather-finder", "when a weather and time pattern occurs"),
    link("Credits", "/credits", "sources and licenses"),
    "",
    "## License",
    "",
    "Selection and structure of the records: MIT. Names and numbers of the game belong to SQUARE ENIX CO., LTD.; its Materials Usage " +
      "License allows non-commercial use with the copyright notice.",
    "",
  ].join("\n");
}
