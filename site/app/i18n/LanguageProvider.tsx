import type { Locale } from "@foray/eorzea/locale";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { hourCycle, nameLanguage } from "~/browser/preferences.ts";
import { createStore, useStore } from "~/browser/store.ts";
import { onTimeZoneChange } from "~/browser/time-zone.ts";
import { type Hours, usualHours } from "./format.ts";
import { type Language, pageLanguage } from "./language.ts";

const NamesContext = createContext<Locale>(pageLanguage);

/** The reader's hours; another object once they or the device's time zone have changed, as every part that shows a local time reads them. */
type ReaderHours = Readonly<{ cycle: Hours }>;

const prerenderedHours: ReaderHours = { cycle: "24" };

// A store and no context: React would have to hydrate whatever stands below a context before it could change it.
const hours = createStore(prerenderedHours);

function readNames(): Locale {
  const names = nameLanguage.get();
  return names === "interface" ? pageLanguage : names;
}

function readHours(): ReaderHours {
  const cycle = hourCycle.get();
  return { cycle: cycle === "auto" ? usualHours(pageLanguage, navigator.languages) : cycle };
}

const ready = createStore(false);

/** What the reader has chosen beside the language itself: hydration runs as prerendered, the choices follow. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Locale>(pageLanguage);
  const [read, setRead] = useState(false);
  useEffect(() => {
    const applyNames = () => startTransition(() => setNames(readNames()));
    const applyHours = () => hours.set(readHours());
    // Whoever has the usual hours has nothing drawn anew.
    if (readHours().cycle !== prerenderedHours.cycle) applyHours();
    startTransition(() => {
      setNames(readNames());
      setRead(true);
    });
    const stops = [
      nameLanguage.subscribe(applyNames),
      hourCycle.subscribe(applyHours),
      onTimeZoneChange(applyHours),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => ready.set(read), [read]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Whether the reader's own choices are in force; before, while hydrating, everything is as prerendered. */
export function useLanguageReady(): boolean {
  return useStore(ready, false);
}

/** The interface language of this page. */
export function useLanguage(): Language {
  return pageLanguage;
}

/** The language in which the game's own names are shown: the interface's, or the one chosen in Settings. */
export function useNameLocale(): Locale {
  return useContext(NamesContext);
}

/** Twelve or twenty-four hours: as chosen, else as the reader's region has it; twenty-four while prerendered. */
export function useHourCycle(): Hours {
  return useStore(hours, prerenderedHours).cycle;
}
