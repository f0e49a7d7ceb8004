import type { Locale } from "@foray/eorzea/locale";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { hourCycle, language as languagePreference, nameLanguage } from "~/browser/preferences.ts";
import { type Hours, usualHours } from "./format.ts";
import type { Language } from "./language.ts";

type LanguageState = Readonly<{ language: Language; names: Locale; hours: Hours; ready: boolean }>;

const start: LanguageState = { language: "en", names: "en", hours: "24", ready: false };

const LanguageContext = createContext<LanguageState>(start);

function stored(): LanguageState {
  const language = languagePreference.get();
  const names = nameLanguage.get();
  const cycle = hourCycle.get();
  return {
    language,
    names: names === "interface" ? language : names,
    hours: cycle === "auto" ? usualHours(language, navigator.languages) : cycle,
    ready: true,
  };
}

/**
 * Hydration always runs in English, as prerendered; the reader's own language follows in a transition, so that nothing
 * is shown half translated. Until then a page for another language is kept invisible (see boot.ts, base.css).
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(start);
  useEffect(() => {
    const apply = () => startTransition(() => setState(stored()));
    apply();
    const stops = [languagePreference, nameLanguage, hourCycle].map((preference) =>
      preference.subscribe(apply),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    if (!state.ready) return;
    // Even the same language, set again, makes the browser work out the style of every element.
    if (document.documentElement.lang !== state.language) document.documentElement.lang = state.language;
    delete document.documentElement.dataset.pending;
  }, [state]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** Whether the reader's own language is in force; before, while hydrating, everything is English. */
export function useLanguageReady(): boolean {
  return useContext(LanguageContext).ready;
}

/** The interface language in force. */
export function useLanguage(): Language {
  return useContext(LanguageContext).language;
}

/** The language in which the game's own names are shown: the interface's, or the one chosen in Settings. */
export function useNameLocale(): Locale {
  return useContext(LanguageContext).names;
}

/** Twelve or twenty-four hours: as chosen, else as the reader's region has it; twenty-four while prerendered. */
export function useHourCycle(): Hours {
  return useContext(LanguageContext).hours;
}
