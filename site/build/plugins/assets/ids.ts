import * as records from "../../../../packages/fieldops/src/index.ts";

/** A map of ours and the game's own `territory/index` of it (Map sheet of 7.51; North Horn came after). */
export type PackMap = Readonly<{ id: string; path: string }>;

export const packMaps: readonly PackMap[] = [
  { id: "anemos", path: "z3fa/00" },
  { id: "pagos", path: "z3fb/00" },
  { id: "pyros", path: "z3fc/00" },
  { id: "hydatos", path: "z3fd/01" },
  { id: "bsf", path: "n4b4/01" },
  { id: "zadnor", path: "n4b6/01" },
  { id: "southhorn", path: "o6b1/01" },
];

function collect(value: unknown, found: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "iconId" && typeof inner === "number" && Number.isInteger(inner) && inner > 0)
      found.add(inner);
    else collect(inner, found);
  }
}

/** Every icon that a record names, in order. */
export function packIcons(): readonly number[] {
  const found = new Set<number>();
  for (const value of Object.values(records)) if (typeof value === "object") collect(value, found);
  return [...found].sort((a, b) => a - b);
}
