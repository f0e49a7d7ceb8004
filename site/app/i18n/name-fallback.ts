/** Names of a table's records by their ids. */
export type NameFile = Readonly<Partial<Record<string, string>>>;

const english = new WeakMap<NameFile, ReadonlySet<string>>();

/** A table's names in one language, with the English ones for what the facts have no name for; those are marked as English. */
export function withEnglishFallback(own: NameFile, missing: NameFile): NameFile {
  const names = { ...missing, ...own };
  english.set(names, new Set(Object.keys(missing)));
  return names;
}

export function isEnglishFallback(names: NameFile, id: string): boolean {
  return english.get(names)?.has(id) === true;
}
