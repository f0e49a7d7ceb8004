import { use } from "react";
import type { Language } from "./language.ts";
import { useLanguage } from "./LanguageProvider.tsx";

type Loader<Messages> = () => Promise<{ readonly default: Messages }>;

/**
 * The messages of one page or part. English is bound in, because every page is prerendered in English and hydration must
 * find the same words at once; the others are files of their own that only their readers fetch.
 */
export type Catalogue<Messages> = Readonly<
  { en: Messages } & { readonly [L in Exclude<Language, "en">]: Loader<Messages> }
>;

/** Settled loads are kept beside their promise, so that a loaded catalogue renders without suspending. */
type Load<Messages> = { promise: Promise<Messages>; value?: Messages };

const loads = new WeakMap<Loader<unknown>, Load<unknown>>();

function load<Messages>(loader: Loader<Messages>): Load<Messages> {
  const known = loads.get(loader);
  // The map is keyed by the loader, whose type fixes the type of what it loads.
  if (known !== undefined) return known as Load<Messages>;
  const entry: Load<Messages> = {
    promise: loader().then(
      (module) => {
        entry.value = module.default;
        return module.default;
      },
      (error: unknown) => {
        // A failed chunk may be asked for again: forget it.
        loads.delete(loader);
        throw error;
      },
    ),
  };
  loads.set(loader, entry);
  return entry;
}

/** The catalogue's messages in the reader's language. Suspends until they are here; a change of language is a transition. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  const language = useLanguage();
  if (language === "en") return catalogue.en;
  const entry = load(catalogue[language]);
  return entry.value ?? use(entry.promise);
}
