/** Fields that have a row of the game's Item sheet. */
const ITEM_FIELDS = ["itemId", "containerId", "currencyItemId"];

/** Adds every item that a record names, at any depth. */
export function addItems(value: unknown, items: Set<unknown>) {
  if (typeof value !== "object" || value === null) return;
  for (const [field, each] of Object.entries(value)) {
    if (ITEM_FIELDS.includes(field)) items.add(each);
    else addItems(each, items);
  }
}
