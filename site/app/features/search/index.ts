export type { SitePaths } from "./path-of.ts";
export { SearchField } from "./SearchField.tsx";
export { SearchLauncher } from "./SearchLauncher.tsx";
export type { StoredEntries } from "./types.ts";
