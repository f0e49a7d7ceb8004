import { maps } from "@foray/fieldops/atlas/maps";
import * as v from "valibot";
import type { Language } from "../../app/i18n/language.ts";

const files = v.array(v.string());
const schema = v.object({ start: v.string(), scripts: v.record(v.string(), files), styles: files });

/** The file in which the build of a language tells the prerender what a map page loads; it is not shipped. */
export const mapPartsFile = (language: Language) => `map-parts.${language}.json`;

/** Files a map page needs beyond its own route: files of the build, from its root. */
export type MapParts = Readonly<{
  /** The script that makes the chart movable before hydration. */
  start: string;
  /** Scripts by map: the part with markers and tools, and the map's records. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of those scripts. */
  styles: readonly string[];
}>;

/** A chunk as the bundler describes it. */
export type BuiltChunk = Readonly<{
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  css: readonly string[];
}>;

const START = "/features/map/engine/start.ts";
const ATLAS = "/features/map/Atlas.tsx";

/** Modules of one map's records, as the ends of their paths; a map need not have all of them. */
function recordsOf(map: string, language: Language): readonly string[] {
  return [
    `/markers/${map}/facts.js`,
    `/markers/${map}/names/${language}.js`,
    `/monster-places/${map}/facts.js`,
    `/monster-places/${map}/names/${language}.js`,
    `/generated/areas/${map}.js`,
    `/generated/places/names/${language}.js`,
    `virtual:chart-labels/${map}`,
  ];
}

/** Finds the files among the chunks of a build. Throws if the modules have moved. */
export function findMapParts(chunks: readonly BuiltChunk[], language: Language): MapParts {
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
    const records = recordsOf(id, language).flatMap((end) => holding(end) ?? []);
    return [id, withImports([atlas, ...records]).map(({ fileName }) => fileName)] as const;
  });
  return { start: start.fileName, scripts: Object.fromEntries(scripts), styles: atlas.css };
}

/** Reads what the build wrote. Throws on a file of another shape. */
export function readMapParts(text: string): MapParts {
  return v.parse(schema, JSON.parse(text));
}

/** The map that a page shows, by the page's path; undefined for other pages. */
export function mapOfPage(path: string): string | undefined {
  return path === "/portals" ? "hydatos" : /^\/map\/([a-z]+)$/.exec(path)?.[1];
}
