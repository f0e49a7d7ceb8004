import { useLanguage } from "./LanguageProvider.tsx";
import type { Language } from "./language.ts";
import { type ModuleCache, moduleCache, useModule } from "./load.ts";

type Loaders<Messages> = Readonly<
  Record<Exclude<Language, "en">, () => Promise<{ readonly default: Messages }>>
>;

/**
 * The messages of one page or part. English is bound in, because every page is prerendered in English and hydration must
 * find the same words at once; the others are files of their own that only their readers fetch.
 */
export type Catalogue<Messages> = Readonly<{
  en: Messages;
  loaders: Loaders<Messages>;
  cache: ModuleCache<Messages>;
}>;

/** Binds a part's English messages and the loaders of the other languages. */
export function defineCatalogue<Messages>(en: Messages, loaders: Loaders<Messages>): Catalogue<Messages> {
  return { en, loaders, cache: moduleCache<Messages>() };
}

/** The catalogue's messages in the reader's language. Suspends until they are here; a change of language is a transition. */
export function useMessages<Messages>({ en, loaders, cache }: Catalogue<Messages>): Messages {
  const language = useLanguage();
  return useModule(cache, language === "en" ? null : language, en, async () => {
    if (language === "en") return en;
    return (await loaders[language]()).default;
  });
}
