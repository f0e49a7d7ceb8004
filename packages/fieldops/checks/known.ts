/** State of the checks while they read the records: every id that a field may name. */
export interface Known {
  /** True if the table has the id. */
  readonly has: (table: string, id: string) => boolean;
  /** Called for every reference that is checked, found or not. */
  readonly saw?: (table: string) => void;
}

/** Takes every id for known: for a schema that is only printed. */
export const everythingKnown: Known = { has: () => true };
