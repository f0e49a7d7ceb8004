/// <reference types="vite/client" />

declare module "virtual:glyphs/*" {
  const url: string;
  export default url;
}

declare module "virtual:art/*" {
  const urls: readonly string[];
  export default urls;
}

/** Declarations of the pages in the page's language (build/plugins/pages). */
declare module "virtual:pages" {
  /** In the order of the sidebar; those without a group are not listed there. */
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

/** What the pages that list others say of each, by address, in the page's language. */
declare module "virtual:page-lines" {
  const lines: Readonly<Record<string, string>>;
  export default lines;
}

/** Loaders of the route modules, by pattern. */
declare module "virtual:page-modules" {
  const loads: Readonly<Record<string, () => Promise<import("./router/page-routes.tsx").PageModule>>>;
  export default loads;
}

declare module "virtual:search/entries" {
  const entries: import("./features/search/types.ts").StoredEntries;
  export default entries;
}

declare module "virtual:search/paths" {
  const paths: import("./features/search/path-asked.ts").SitePaths;
  export default paths;
}

declare module "virtual:search/lines" {
  /** The line of each entry, in the page's language. */
  const lines: readonly string[];
  export default lines;
}
declare module "virtual:search/names/*" {
  const names: readonly string[];
  export default names;
}

declare module "*.css?atlas";

/** Address of every chart by name: `<map>`, `<map>-underground`. */
declare module "virtual:charts" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** Loads what the lettering of each map is set from. */
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
  /** Input of a map's lettering; positions and boxes in map coordinates, `land` as a printed mask. */
  const labels: Readonly<{
    places: readonly Readonly<{
      id: string;
      kind: "area" | "landmark" | "subarea" | "camp";
      x: number;
      y: number;
      arc?: readonly [number, number, number, number, number, number];
    }>[];
    furniture: readonly Readonly<{ x: number; y: number; width: number; height: number }>[];
    /** Visible part of the sheet when the whole map is shown. */
    within: Readonly<{ x: number; y: number; width: number; height: number }>;
    land: string;
  }>;
  export default labels;
}

/** The charts as the prerendered pages come with them. Empty in the browser. */
declare module "virtual:chart-markup" {
  /** By map; `{view}` stands for the part of the sheet, `{written}` for what is written on it. */
  export const drawings: Readonly<Partial<Record<string, string>>>;
  /** Names and title by language and map. */
  export const written: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;
}

declare module "virtual:morbols" {
  /** Addresses of the picture, 2,400 pixels wide, by theme. */
  export const pictures: Readonly<Record<"light" | "dark", string>>;
  /** The drawing as the prerendered page comes with it; empty in the browser. */
  export const drawing: string;
}

declare module "virtual:asset-pack" {
  /** Icon ids and map ids whose pictures this build has; empty without an asset pack. */
  export const packIcons: readonly number[];
  export const packMaps: readonly string[];
}

/** Permissions that are newer than TypeScript's list. */
interface Permissions {
  query(descriptor: { name: "loopback-network" | "local-network-access" }): Promise<PermissionStatus>;
}
