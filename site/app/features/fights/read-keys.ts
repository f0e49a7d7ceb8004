/** Of a card's keys, those a part reads: its role's, or everyone's if its role has none, and its job's beside that. */
export function readKeys(
  keys: readonly string[],
  { job, role }: Readonly<{ job: string | null; role: string | null }>,
): readonly string[] {
  const base = role !== null && keys.includes(role) ? role : "all";
  return [base, `job:${job}`].filter((key) => keys.includes(key));
}

/** The part of a key of a record that has a mechanic's sentences on what to do. */
export const youStart = (mechanic: string): string => `mechanic/${mechanic}/you/`;
