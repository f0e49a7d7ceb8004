import type { CastKind } from "@foray/fieldops/records/fights/types";

/** In a 24 × 24 box; distinguishable without color. */
export const kindShapes: Readonly<Record<CastKind, string>> = {
  raid: "M12 7.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9zM12 1.500v3.500M12 19v3.500M1.500 12h3.500M19 12h3.500M4.600 4.600l2.400 2.400M17 17l2.400 2.400M4.600 19.400l2.400-2.400M17 7l2.400-2.400",
  tank: "M4 3h16v9c0 5-4 8-8 9.500c-4-1.500-8-4.500-8-9.500z",
  cone: "M12 21L2.500 6.500a16 16 0 0 1 19 0z",
  line: "M8 2v20M16 2v20M8 7h8M8 12h8M8 17h8",
  ground: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 8v8M8 12h8",
  dodge: "M3 12h15M12 5l7 7l-7 7",
  knockback: "M4 3v18M8 12h12M15 7l5 5l-5 5",
  gaze: "M2 12c4-7 16-7 20 0c-4 7-16 7-20 0zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z",
  stack: "M12 2v7M9 6l3 3l3-3M12 22v-7M9 18l3-3l3 3M2 12h7M6 9l3 3l-3 3M22 12h-7M18 9l-3 3l3 3",
  spread: "M12 9V2M9 5l3-3l3 3M12 15v7M9 19l3 3l3-3M9 12H2M5 9l-3 3l3 3M15 12h7M19 9l3 3l-3 3",
  tower: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM9 8.500v.1M15 8.500v.1M9 15.500v.1M15 15.500v.1",
  adds: "M12 2l10 10l-10 10l-10-10zM9 9l6 6M15 9l-6 6",
  mark: "M12 2c4 6 6.500 9 6.500 13a6.500 6.500 0 0 1-13 0c0-4 2.500-7 6.500-13z",
  interrupt: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM6 6l12 12",
  cleanse: "M12 3v18M3 12h18M6 6l12 12M18 6l-12 12",
  end: "M5 22V3h14l-4 5l4 5H5",
  other: "M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
};
