import type { HolsterModification } from "./types.ts";

/*
 * Changes a host asks one member of a role to make to the listed holster (who brings the dispel, who brings the protects).
 * Collected by players: sharedferret/lynn, MIT.
 */
export const holsterModifications: readonly HolsterModification[] = [
  { id: "dispel", brings: ["lost-dispel"], add: [["lost-dispel", 1]], remove: [] },
  { id: "protect", brings: ["lost-protect-ii"], add: [["lost-protect-ii", 1]], remove: [] },
  { id: "banish", brings: ["lost-banish-iii"], add: [["lost-banish-iii", 1]], remove: [["lost-arise", 1]] },
  {
    id: "meleeexcellence",
    brings: ["lost-excellence"],
    add: [
      ["lost-excellence", 1],
      ["mimic", 1],
    ],
    remove: [
      ["resistance-reraiser", 1],
      ["lost-font-of-power", 1],
    ],
  },
  {
    id: "casterexcellence",
    brings: ["lost-excellence"],
    add: [
      ["lost-excellence", 1],
      ["mimic", 1],
    ],
    remove: [
      ["resistance-reraiser", 1],
      ["lost-font-of-magic", 1],
      ["light-curtain", 1],
    ],
  },
  {
    id: "c4excellence",
    brings: ["lost-excellence"],
    add: [
      ["lost-excellence", 1],
      ["mimic", 1],
      ["resistance-ether-kit", 5],
    ],
    remove: [
      ["resistance-reraiser", 2],
      ["lost-chainspell", 1],
      ["lost-bubble", 1],
      ["lost-shell-ii", 1],
      ["light-curtain", 1],
    ],
  },
  {
    id: "rangedexcellence",
    brings: ["lost-excellence"],
    add: [
      ["lost-excellence", 1],
      ["mimic", 1],
    ],
    remove: [
      ["resistance-reraiser", 1],
      ["lost-font-of-power", 1],
      ["lost-perception", 1],
    ],
  },
  {
    id: "incensemanawall",
    brings: ["lost-incense", "lost-manawall"],
    add: [
      ["lost-incense", 1],
      ["lost-manawall", 1],
    ],
    remove: [["resistance-reraiser", 2]],
  },
];
