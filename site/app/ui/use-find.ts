import type { LocalName } from "@foray/fieldops/names";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";

const LONGEST = 100;

type Engine = typeof import("@foray/fieldops/search/index");

const loadEngine = (): Promise<Engine> => import("@foray/fieldops/search/index");

const noWords = () => [];

export type Find = Readonly<{
  /** Best first; null for an empty text and while the search code is loading. */
  found: readonly string[] | null;
  /** Results for the current text, for a key pressed before `found` has caught up. */
  best: () => Promise<readonly string[]>;
}>;

/**
 * Searches English and local names, tolerating typos. The code is loaded at the first letter.
 * @param words further keywords of a record
 */
export function useFind(
  text: string,
  ids: readonly string[],
  english: Readonly<Record<string, string>>,
  name: (id: string) => LocalName,
  words: (id: string) => readonly string[] = noWords,
): Find {
  const locale = useNameLocale();
  const [engine, setEngine] = useState<Engine | null>(null);
  const wanted = useDeferredValue(text.slice(0, LONGEST).trim());
  const searching = wanted !== "";
  const entries = () =>
    ids.map((id) => ({
      id,
      kind: "",
      names: { en: english[id] ?? id, local: name(id).text },
      keywords: words(id),
    }));

  useEffect(() => {
    if (!searching || engine !== null) return undefined;
    let stale = false;
    loadEngine().then(
      (loaded) => !stale && setEngine(loaded),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [searching, engine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` changes only with the language
  const index = useMemo(
    () => (engine !== null && searching ? engine.buildIndex(entries()) : null),
    [engine, searching, ids, english, locale],
  );
  const found = useMemo(
    () =>
      engine === null || index === null
        ? null
        : engine.search(index, wanted, ids.length).map(({ entry }) => entry.id),
    [engine, index, wanted, ids],
  );
  return {
    found,
    best: async () => {
      const { buildIndex, search } = await loadEngine();
      return search(buildIndex(entries()), text.slice(0, LONGEST), ids.length).map(({ entry }) => entry.id);
    },
  };
}
