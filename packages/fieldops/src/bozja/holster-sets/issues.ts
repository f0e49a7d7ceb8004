import type { HolsterIssue } from "./types.ts";

/** Bags whose published list weighs more than a holster can hold; shown with a warning, never altered. */
export const holsterIssues: readonly HolsterIssue[] = [
  { host: "lynnr", type: "reclear", holster: "caster-dps", bag: "main", weight: 105 },
  { host: "cam", type: "reclear", holster: "phys-utility", bag: "main", weight: 101 },
];
