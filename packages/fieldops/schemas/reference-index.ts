export interface ReferenceIndex {
  readonly has: (table: string, id: string) => boolean;
  readonly saw?: (table: string) => void;
}

/** For schemas that are only printed. */
export const acceptAll: ReferenceIndex = { has: () => true };
