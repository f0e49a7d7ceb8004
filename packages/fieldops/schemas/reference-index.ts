/** Every id that a field may name, while the records are checked. */
export interface ReferenceIndex {
  /** True if the table has the id. */
  readonly has: (table: string, id: string) => boolean;
  /** Called for every reference that is checked, found or not. */
  readonly saw?: (table: string) => void;
}

/** Accepts every id: for a schema that is only printed. */
export const acceptAll: ReferenceIndex = { has: () => true };
