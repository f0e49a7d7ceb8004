/** A file that is kept for use without a network: its address on the host and the fingerprint of its bytes. */
export type Entry = readonly [address: string, hash: string];

/** Files stored for one language: the address of its pages' folder, its shell, and its files. */
export type LanguageGroup = Readonly<{ folder: string; shell: string; entries: readonly Entry[] }>;

/** The list that the build puts into the worker. */
export type Manifest = Readonly<{
  /** The folder of the host below which the site is, with its slashes. */
  base: string;
  /** The language whose pages are at the base itself. */
  defaultLanguage: string;
  common: readonly Entry[];
  byLanguage: Readonly<Record<string, LanguageGroup>>;
}>;

/** The folder of files whose names carry a hash of their content: they never change under their address. */
export function isImmutable(address: string, base: string): boolean {
  return address.startsWith(`${base}assets/`);
}

/** Where an entry is in its cache: a file that may change under its address is there once for each content. */
export function cacheKey([address, hash]: Entry, base: string): string {
  return isImmutable(address, base) ? address : `${address}?content=${hash}`;
}

/** The language of a page's address: the one whose folder it lies in, else the default one. */
export function languageOf(path: string, { defaultLanguage, byLanguage, base }: Manifest): string {
  const within = Object.entries(byLanguage).find(
    ([, { folder }]) => folder !== base && (path.startsWith(folder) || `${path}/` === folder),
  );
  return within?.[0] ?? defaultLanguage;
}

/** The same page in another language. */
export function inLanguage(path: string, language: string, manifest: Manifest): string {
  const from = manifest.byLanguage[languageOf(path, manifest)]?.folder ?? manifest.base;
  const to = manifest.byLanguage[language]?.folder ?? manifest.base;
  // The page of a language's folder itself may be requested without its slash.
  return to + `${path}/`.slice(from.length).replace(/\/$/, "");
}
