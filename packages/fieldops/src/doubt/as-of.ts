/** The patch of the game that facts were last checked against, and the day of the check (YYYY-MM-DD). */
export type AsOf = Readonly<{ patch: string; checked: string }>;

/** The earlier of two patches first. Patches are decimals: 7.15 came before 7.2, and 9.5 before 10.0. */
export function comparePatches(a: string, b: string): number {
  return Number(a) - Number(b);
}

/** The earliest patch and the earliest day of several; undefined for none. */
export function earliestAsOf(all: readonly AsOf[]): AsOf | undefined {
  const [patch] = all.map((each) => each.patch).sort(comparePatches);
  const [checked] = all.map((each) => each.checked).sort();
  return patch === undefined || checked === undefined ? undefined : { patch, checked };
}
