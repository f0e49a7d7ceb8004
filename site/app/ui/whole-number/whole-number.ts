/** Whole number in a text. Digits may be of full width, as Japanese keyboards give them. */
export type ReadWhole =
  | Readonly<{ kind: "number"; value: number }>
  | Readonly<{ kind: "empty" | "over" | "under" | "none" }>;

/** Reads a whole number from `least` to `most`. Signs, fractions and digit groups are rejected. */
export function readWhole(text: string, least: number, most: number): ReadWhole {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { kind: "empty" };
  if (!/^\d+$/.test(plain)) return { kind: "none" };
  const value = Number(plain);
  if (value > most) return { kind: "over" };
  return value < least ? { kind: "under" } : { kind: "number", value };
}
