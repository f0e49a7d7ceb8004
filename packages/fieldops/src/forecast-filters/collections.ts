import type { CollectionFilter } from "./types.ts";

/*
 * Filters shown together. `all` and the first three keep the addresses of the older site; `all-nms` is new.
 * The logogram farms are optional in `all`, as they were left out there before.
 */
export const collectionFilters: readonly CollectionFilter[] = [
  {
    id: "nm",
    uri: "nm",
    aliases: ["eurekanms", "nms"],
    kind: "collection",
    contains: ["cassie", "crab", "skoll", "pazuzu", "penny"],
  },
  {
    id: "all-nms",
    uri: "all-nms",
    aliases: ["all-notorious-monsters"],
    kind: "collection",
    contains: [
      "jahannam",
      "bombadeel",
      "white-rider",
      "fafnir",
      "lamashtu",
      "pazuzu",
      "taxim",
      "anapos",
      "crab",
      "hadhayosh",
      "horus",
      "cassie",
      "louhi",
      "leucosia",
      "flauros",
      "askalaphos",
      "grand-duke-batym",
      "dux",
      "skoll",
      "penny",
      "king-goldemar",
    ],
  },
  {
    id: "fragments",
    uri: "fragments",
    aliases: ["bsf", "bozja", "zadnor"],
    kind: "collection",
    contains: ["preparation", "care", "support", "history", "artistry"],
  },
  {
    id: "eurekafarms",
    uri: "eurekafarms",
    aliases: [],
    kind: "collection",
    contains: ["cold-box", "heat-box", "offensive", "conceptual", "mitigative"],
  },
  {
    id: "all",
    uri: "all",
    aliases: [],
    kind: "collection",
    contains: [
      "cassie",
      "crab",
      "skoll",
      "pazuzu",
      "penny",
      "cold-box",
      "heat-box",
      "preparation",
      "care",
      "support",
      "history",
      "artistry",
    ],
    optional: ["offensive", "conceptual", "mitigative"],
  },
];
