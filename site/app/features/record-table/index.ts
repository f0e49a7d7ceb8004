export { ElementWord, Marked, placeText, SkyWords } from "./cells.tsx";
export { nameColumn, numberColumn } from "./columns.tsx";
export { tableMessages } from "./messages.ts";
export { Lines, PlaceLink, RecordTable } from "./RecordTable.tsx";
export { TablePage } from "./TablePage.tsx";
export { TableTool } from "./TableTool.tsx";
export type { Choice, Column } from "./table.ts";
export { useAskedItem } from "./use-asked-item.ts";
export { useZoneGroups } from "./use-zone-groups.ts";
