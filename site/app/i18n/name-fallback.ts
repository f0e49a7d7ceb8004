export type NameFile = Readonly<Partial<Record<string, string>>>;

const english = new WeakMap<NameFile, ReadonlySet<string>>();

/** Fills in missing names from English and marks them. */
export function withEnglishFallback(own: NameFile, missing: NameFile): NameFile {
  const names = { ...missing, ...own };
  english.set(names, new Set(Object.keys(missing)));
  return names;
}

export function isEnglishFallback(names: NameFile, id: string): boolean {
  return english.get(names)?.has(id) === true;
}
