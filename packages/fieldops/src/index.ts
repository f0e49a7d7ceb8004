export { atlas, type MapId, type MapMarker, type NamedMarker } from "./atlas/index.ts";
export {
  joinNames,
  type LocalName,
  localName,
  type Names,
  type NameTable,
  type NameTables,
} from "./names.ts";
