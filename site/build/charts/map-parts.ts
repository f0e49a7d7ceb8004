import { maps } from "@foray/fieldops/atlas/maps";
import * as v from "valibot";
import type { Language } from "../../app/i18n/language.ts";

const files = v.array(v.string());
const schema = v.object({ start: v.string(), scripts: v.record(v.string(), files), styles: files });

/** Written by the client build for the prerender; not published. */
export const mapPartsFile = (language: Language) => `map-parts.${language}.json`;

export type MapParts = Readonly<{
  /** Script that makes the chart pannable before hydration. */
  start: string;
  scripts: Readonly<Record<string, readonly string[]>>;
  styles: readonly string[];
}>;

export type BuiltChunk = Readonly<{
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  css: readonly string[];
}>;

const START = "/features/map/engine/start.ts";
const ATLAS = "/features/map/Atlas.tsx";

/** Path endings of modules; a map may lack some. */
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

/** Throws if the start or atlas module has moved. */
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

/** Throws if the file's shape is unexpected. */
export function readMapParts(text: string): MapParts {
  return v.parse(schema, JSON.parse(text));
}

export function mapOfPage(path: string): string | undefined {
  return path === "/portals" ? "hydatos" : /^\/map\/([a-z]+)$/.exec(path)?.[1];
}
