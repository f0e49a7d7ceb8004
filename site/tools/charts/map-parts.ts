import { maps } from "@foray/fieldops/atlas/maps";
import * as v from "valibot";
import { intoHead } from "../finish/head.ts";

const files = v.array(v.string());
const schema = v.object({ start: v.string(), scripts: v.record(v.string(), files), styles: files });

/** The file in which the build tells the step after it what a map page loads; it is not shipped. */
export const MAP_PARTS = "map-parts.json";

/** What the page of a map needs beyond its own route: files of the build, from its root. */
export type MapParts = Readonly<{
  /** The script that makes the chart movable before the page is alive. */
  start: string;
  /** Scripts by map: the part with markers and tools, and the map's records. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of those scripts. */
  styles: readonly string[];
}>;

/** A chunk as the bundler tells of it. */
export type BuiltChunk = Readonly<{
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  css: readonly string[];
}>;

const START = "/pages/map/engine/start.ts";
const ATLAS = "/pages/map/Atlas.tsx";

/** Modules of one map's records, as the ends of their paths; a map need not have all of them. */
function recordsOf(map: string): readonly string[] {
  return [
    `/markers/${map}/facts.js`,
    `/markers/${map}/names/en.js`,
    `/atlas/areas/${map}.ts`,
    "/generated/places/names/en.js",
    `virtual:chart-labels/${map}`,
  ];
}

/** Finds the files among the chunks of a build. Throws where the modules have moved. */
export function findMapParts(chunks: readonly BuiltChunk[]): MapParts {
  const holding = (end: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = holding(START);
  const atlas = holding(ATLAS);
  if (start === undefined || atlas === undefined) throw new Error(`the build has no ${START} or no ${ATLAS}`);
  const withImports = (first: readonly BuiltChunk[]) => {
    const found = new Set<BuiltChunk>(first);
    for (const chunk of found)
      for (const file of chunk.imports) {
        const other = byFile.get(file);
        if (other !== undefined) found.add(other);
      }
    return [...found];
  };
  const scripts = maps.map(({ id }) => {
    const records = recordsOf(id).flatMap((end) => holding(end) ?? []);
    return [id, withImports([atlas, ...records]).map(({ fileName }) => fileName)] as const;
  });
  return { start: start.fileName, scripts: Object.fromEntries(scripts), styles: atlas.css };
}

/**
 * Reads what the build wrote. Chunks that held nothing but styles are gone from it by then: `exists` says which files there are.
 * Throws on a file of another shape.
 */
export function readMapParts(text: string, exists: (file: string) => boolean): MapParts {
  const { start, scripts, styles } = v.parse(schema, JSON.parse(text));
  return {
    start,
    scripts: Object.fromEntries(Object.entries(scripts).map(([map, list]) => [map, list.filter(exists)])),
    styles: styles.filter(exists),
  };
}

/**
 * Writes into the page of a map what it will need, so that nothing waits for anything but the line: the starting script at once, all
 * else asleep with the page's own scripts until the first paint (see app/boot.ts).
 */
export function preloadParts(html: string, map: string, parts: MapParts, base: string): string {
  const address = (file: string) => `${base}${file}`;
  const missing = (file: string) => !html.includes(`"${address(file)}"`);
  const links = [
    `<script type="module" async="" fetchpriority="high" src="${address(parts.start)}"></script>`,
    ...parts.styles
      .filter(missing)
      .map(
        (file) =>
          `<link rel="preload" as="style" crossorigin="" fetchpriority="low" href="${address(file)}"/>`,
      ),
    ...(parts.scripts[map] ?? [])
      .filter((file) => file !== parts.start && missing(file))
      .map((file) => `<link rel="later" href="${address(file)}"/>`),
  ];
  return intoHead(html, links.join(""));
}
