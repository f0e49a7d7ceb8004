/** Fields that contain a row of the Item sheet. */
const ITEM_FIELDS = ["itemId", "containerId", "currencyItemId"];

/** At any depth. */
export function addItems(value: unknown, items: Set<unknown>) {
  if (typeof value !== "object" || value === null) return;
  for (const [field, each] of Object.entries(value)) {
    if (ITEM_FIELDS.includes(field)) items.add(each);
    else addItems(each, items);
  }
}
