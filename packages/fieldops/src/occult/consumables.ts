import type { ConsumableFacts } from "./types.ts";

/*
 * Items that phantom actions use up. Sheet Action (costs), names: sheet Item.
 */
export const consumables: readonly ConsumableFacts[] = [
  {
    id: "occult-coffer",
    itemId: 47740,
    usedBy: ["zeninage"],
  },
  {
    id: "occult-potion",
    itemId: 47741,
    usedBy: ["occult-potion", "occult-ether"],
  },
  {
    id: "occult-elixir",
    itemId: 47743,
    usedBy: ["occult-elixir"],
  },
];
