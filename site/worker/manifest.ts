/** URL path and fingerprint. */
export type Entry = readonly [address: string, hash: string];

export type LanguageGroup = Readonly<{ folder: string; shell: string; entries: readonly Entry[] }>;

export type Manifest = Readonly<{
  /** Path the site is served at, with slashes at both ends. */
  base: string;
  /** The language whose pages have no folder of their own. */
  defaultLanguage: string;
  common: readonly Entry[];
  byLanguage: Readonly<Record<string, LanguageGroup>>;
}>;

/** Whether the name contains a content hash, so that the file never changes. */
export function isImmutable(address: string, base: string): boolean {
  return address.startsWith(`${base}assets/`);
}

/** Includes the fingerprint for files that can change. */
export function cacheKey([address, hash]: Entry, base: string): string {
  return isImmutable(address, base) ? address : `${address}?content=${hash}`;
}

export function languageOf(path: string, { defaultLanguage, byLanguage, base }: Manifest): string {
  const within = Object.entries(byLanguage).find(
    ([, { folder }]) => folder !== base && (path.startsWith(folder) || `${path}/` === folder),
  );
  return within?.[0] ?? defaultLanguage;
}

export function inLanguage(path: string, language: string, manifest: Manifest): string {
  const from = manifest.byLanguage[languageOf(path, manifest)]?.folder ?? manifest.base;
  const to = manifest.byLanguage[language]?.folder ?? manifest.base;
  return to + `${path}/`.slice(from.length).replace(/\/$/, "");
}
