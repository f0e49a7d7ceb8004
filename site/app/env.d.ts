/// <reference types="vite/client" />

declare module "virtual:glyphs/*" {
  const url: string;
  export default url;
}

declare module "virtual:art/*" {
  const urls: readonly string[];
  export default urls;
}

declare module "virtual:search/entries" {
  const entries: import("./ui/search/types.ts").StoredEntries;
  export default entries;
}

declare module "virtual:search/names/*" {
  const names: readonly string[];
  export default names;
}
