export { dropItems, dropsOf } from "./drop-items.ts";
export { itemsWith } from "./item-names.ts";
