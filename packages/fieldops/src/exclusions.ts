type Excluding = Readonly<{ id: string; exclusion: string | null }>;

/** Ids of the other actions in the exclusion group of `action`, in table order. */
export function excludedBy<A extends Excluding>(action: A, all: readonly A[]): readonly A["id"][] {
  if (action.exclusion === null) return [];
  return all
    .filter((other) => other.exclusion === action.exclusion && other.id !== action.id)
    .map((other) => other.id);
}
