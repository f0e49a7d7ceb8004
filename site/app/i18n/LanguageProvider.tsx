import type { Locale } from "@foray/eorzea/locale";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { hourCycle, nameLanguage } from "~/browser/preferences.ts";
import { createStore, useStore } from "~/browser/store.ts";
import { onTimeZoneChange } from "~/browser/time-zone.ts";
import { type Hours, usualHours } from "./format.ts";
import { type Language, pageLanguage } from "./language.ts";

type ReaderChoices = Readonly<{ names: Locale; hours: Hours }>;

const prerendered: ReaderChoices = { names: pageLanguage, hours: "24" };

const ChoicesContext = createContext<ReaderChoices>(prerendered);

function stored(): ReaderChoices {
  const names = nameLanguage.get();
  const cycle = hourCycle.get();
  return {
    names: names === "interface" ? pageLanguage : names,
    hours: cycle === "auto" ? usualHours(pageLanguage, navigator.languages) : cycle,
  };
}

const ready = createStore(false);

/** What the reader has chosen beside the language itself: hydration runs as prerendered, the choices follow in a transition. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(prerendered);
  const [read, setRead] = useState(false);
  useEffect(() => {
    const apply = () => startTransition(() => setState(stored()));
    startTransition(() => {
      const choices = stored();
      // Whoever chose what is usual has nothing drawn anew, and no part of the page is asked for because of it.
      if (choices.names !== prerendered.names || choices.hours !== prerendered.hours) setState(choices);
      setRead(true);
    });
    // Every part that shows a local time reads its hours from here, and is drawn anew with them.
    const stops = [
      ...[nameLanguage, hourCycle].map((preference) => preference.subscribe(apply)),
      onTimeZoneChange(apply),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => ready.set(read), [read]);
  return <ChoicesContext value={state}>{children}</ChoicesContext>;
}

/** Whether the reader's own choices are in force; before, while hydrating, everything is as prerendered. */
export function useLanguageReady(): boolean {
  return useStore(ready, false);
}

/** The reader's choices; another object once one of them, or the device's time zone, has changed. */
export function useReaderChoices(): ReaderChoices {
  return useContext(ChoicesContext);
}

/** The interface language of this page. */
export function useLanguage(): Language {
  return pageLanguage;
}

/** The language in which the game's own names are shown: the interface's, or the one chosen in Settings. */
export function useNameLocale(): Locale {
  return useContext(ChoicesContext).names;
}

/** Twelve or twenty-four hours: as chosen, else as the reader's region has it; twenty-four while prerendered. */
export function useHourCycle(): Hours {
  return useContext(ChoicesContext).hours;
}
