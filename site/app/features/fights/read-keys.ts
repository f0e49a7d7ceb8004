/** A role's own sentences (or everyone's if it has none), plus the phantom job's. */
export function readKeys(
  keys: readonly string[],
  { job, role }: Readonly<{ job: string | null; role: string | null }>,
): readonly string[] {
  const base = role !== null && keys.includes(role) ? role : "all";
  return [base, `job:${job}`].filter((key) => keys.includes(key));
}

/** Prefix of the keys of a mechanic's sentences on what to do. */
export const youStart = (mechanic: string): string => `mechanic/${mechanic}/you/`;
