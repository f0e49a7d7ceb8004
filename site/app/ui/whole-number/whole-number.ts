export type ReadWhole =
  | Readonly<{ kind: "number"; value: number }>
  | Readonly<{ kind: "empty" | "over" | "under" | "none" }>;

/** Rejects signs, fractions and digit groups; accepts the full-width digits of Japanese keyboards. */
export function readWhole(text: string, least: number, most: number): ReadWhole {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { kind: "empty" };
  if (!/^\d+$/.test(plain)) return { kind: "none" };
  const value = Number(plain);
  if (value > most) return { kind: "over" };
  return value < least ? { kind: "under" } : { kind: "number", value };
}
