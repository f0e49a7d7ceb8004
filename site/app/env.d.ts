/// <reference types="vite/client" />

declare module "virtual:glyphs/*" {
  const url: string;
  export default url;
}

declare module "virtual:art/*" {
  const urls: readonly string[];
  export default urls;
}

/** From the pages' declarations (build/plugins/pages), in the page's language. */
declare module "virtual:pages" {
  /** In the order of the sidebar; entrances without a group are not listed there. */
  export const entrances: readonly Readonly<{
    to: `/${string}`;
    name: string;
    group?: import("./page.ts").SidebarGroup;
    glyph?: import("../art/glyphs/sets/nav.ts").NavGlyphName;
    behind?: import("./page.ts").IndexPage;
    door?: import("./page.ts").Door;
    isDoor?: true;
  }>[];
}

/** By address: what an index page says about a page. */
declare module "virtual:page-lines" {
  const lines: Readonly<Record<string, string>>;
  export default lines;
}

/** By pattern. */
declare module "virtual:page-modules" {
  const loads: Readonly<Record<string, () => Promise<import("./router/page-routes.tsx").PageModule>>>;
  export default loads;
}

declare module "virtual:search/entries" {
  const entries: import("./features/search/types.ts").StoredEntries;
  export default entries;
}

declare module "virtual:search/paths" {
  const paths: import("./features/search/path-of.ts").SitePaths;
  export default paths;
}

declare module "virtual:search/lines" {
  /** By entry, in the page's language. */
  const lines: readonly string[];
  export default lines;
}
declare module "virtual:search/names/*" {
  const names: readonly string[];
  export default names;
}

declare module "*.css?atlas";

/** By name: `<map>`, `<map>-underground`. */
declare module "virtual:charts" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module "virtual:chart-labels" {
  const labels: Readonly<
    Record<
      import("@foray/fieldops/atlas/types").MapId,
      () => Promise<typeof import("virtual:chart-labels/*")>
    >
  >;
  export default labels;
}

declare module "virtual:chart-labels/*" {
  /** In map coordinates; `land` is an encoded mask. */
  const labels: Readonly<{
    places: readonly Readonly<{
      id: string;
      kind: "area" | "landmark" | "subarea" | "camp";
      x: number;
      y: number;
      arc?: readonly [number, number, number, number, number, number];
    }>[];
    furniture: readonly Readonly<{ x: number; y: number; width: number; height: number }>[];
    /** Bounds of the map. */
    within: Readonly<{ x: number; y: number; width: number; height: number }>;
    land: string;
  }>;
  export default labels;
}

/** Empty in the browser. */
declare module "virtual:chart-markup" {
  /** SVG by map; `{view}` is replaced by the view box, `{written}` by the labels. */
  export const drawings: Readonly<Partial<Record<string, string>>>;
  /** By language and map. */
  export const written: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;
}

declare module "virtual:morbols" {
  /** 2,400 px wide, by theme. */
  export const pictures: Readonly<Record<"light" | "dark", string>>;
  /** SVG for the prerendered page; empty in the browser. */
  export const drawing: string;
}

declare module "virtual:asset-pack" {
  /** Icons and maps with images; empty without an asset pack. */
  export const packIcons: readonly number[];
  export const packMaps: readonly string[];
}

/** Permissions that TypeScript's list lacks. */
interface Permissions {
  query(descriptor: { name: "loopback-network" | "local-network-access" }): Promise<PermissionStatus>;
}
