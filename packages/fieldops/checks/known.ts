/** What the checks know while they read the records: every id that a field may name. */
export interface Known {
  /** True where the table has the id. */
  readonly has: (table: string, id: string) => boolean;
  /** Called for every reference that is looked at, found or not. */
  readonly saw?: (table: string) => void;
}

/** Takes every id for known: for a schema that is only printed. */
export const everythingKnown: Known = { has: () => true };
