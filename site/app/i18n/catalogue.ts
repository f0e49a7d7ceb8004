import { useLanguage } from "./LanguageProvider.tsx";
import type { Language } from "./language.ts";
import { moduleCache } from "./load.ts";

/**
 * The messages of one page or part. English is bound in, because every page is prerendered in English and hydration must
 * find the same words at once; the others are files of their own that only their readers fetch.
 */
export type Catalogue<Messages> = Readonly<{
  en: Messages;
  /** Reads another language's messages; suspends until they are here. */
  read: (language: Exclude<Language, "en">) => Messages;
}>;

type Loaders<Messages> = Readonly<
  Record<Exclude<Language, "en">, () => Promise<{ readonly default: Messages }>>
>;

/** Binds a part's English messages and the loaders of the other languages. */
export function defineCatalogue<Messages>(en: Messages, loaders: Loaders<Messages>): Catalogue<Messages> {
  const cache = moduleCache<{ readonly default: Messages }>();
  return { en, read: (language) => cache.read(language, loaders[language]).default };
}

/** The catalogue's messages in the reader's language. Suspends until they are here; a change of language is a transition. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  const language = useLanguage();
  return language === "en" ? catalogue.en : catalogue.read(language);
}
