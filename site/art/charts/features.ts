/** Path data in hundredths of a map unit, with relative commands only, so that it can start at any point. */
export const signs = {
  tree: "v-7m0 0c-9 1-11-9-5-12c-1-8 11-9 11-1c7 2 5 13-6 13m-2-12q3-3 5 0m-10 19h14",
  pine: "v-5m-8 0l4-8h-3l7-14 7 14h-3l4 8zm8-20v18",
  deadTree: "v-17m0 6l-6-6m6 1l7-7m-7 3l-3-7m-4 26h8",
  tuft: "m-5 0q1-5-1-8m4 8q1-6 0-11m3 11q0-5 3-8",
  reeds: "m-6 0v-13m4 13v-17m4 17v-12m-10 12h14m-6-17v-4m4 9v-4",
  rock: "m-9 0l2-8 6-4 7 3 4 9zm6-12l1 7 5 5m-6-5l-5 2",
  scree: "m-7 0l3-4 3 4m2 0l3-5 4 5m-9-5l3-4 3 3",
  crystal: "l-6-13 5-10 6 9zm0 0l-1-23m1 23l6-3 2-11-4-5m-11 19l-5-3-1-9 3-4",
  ice: "m-7 0l3-19 4 19m1 0l3-12 3 12m-10-2l1-10",
  vent: "m-8 0q2-6 5-7h6q3 1 5 7m-9-7q-4-5 0-9t-1-9m5 18q4-4 1-8t2-7",
  ruin: "m-14 0v-13h5v13m4 0v-8l2-2 3 3v7m3 0v-18h5v18m-26 0h31m-9-18h9",
  wall: "m-15 0v-9h6v3h5v-4h6v5h6v5zm0 0h30m-24-3h4m4-2h4",
  house: "m-11 0v-9l11-8 11 8v9zm7 0v-6h6v6m-17-9h26",
  tent: "m-13 0l12-17 13 17zm12-17v-5m0 5l-3 17m3-17l4 17m-3-22l5 2-5 1",
  palisade: "m-14 0v-10l2-3 2 3v10m3 0v-10l2-3 2 3v10m3 0v-10l2-3 2 3v10m-18-6h20",
  tower: "m-9 0l2-32h14l2 32zm-1-32v-7h4v3h4v-3h4v3h4v-3h4v7zm7 12v-6h4v6zm-1 20v-9h6v9m-13-7h4m8-6h4",
} as const satisfies Readonly<Record<string, string>>;

export type Sign = keyof typeof signs;

/** Man-made signs, which are drawn heavier. */
export const works: ReadonlySet<Sign> = new Set(["ruin", "wall", "house", "tent", "palisade", "tower"]);
