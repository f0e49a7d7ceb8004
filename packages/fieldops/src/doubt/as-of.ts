/** `checked` is a date (YYYY-MM-DD). */
export type AsOf = Readonly<{ patch: string; checked: string }>;

/** Patches compare as decimals: 7.15 is before 7.2, and 9.5 before 10.0. */
export function comparePatches(a: string, b: string): number {
  return Number(a) - Number(b);
}

/** The earliest patch and, independently, the earliest date; undefined if `all` is empty. */
export function earliestAsOf(all: readonly AsOf[]): AsOf | undefined {
  const [patch] = all.map((each) => each.patch).sort(comparePatches);
  const [checked] = all.map((each) => each.checked).sort();
  return patch === undefined || checked === undefined ? undefined : { patch, checked };
}
