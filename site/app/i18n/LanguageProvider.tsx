import type { Locale } from "@foray/eorzea/locale";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { hourCycle, nameLanguage, timeZone } from "~/browser/preferences.ts";
import { onTimeZoneChange } from "~/browser/time-zone.ts";
import { forgetTimeZone, type Hours, usualHours } from "./format.ts";
import { type Language, pageLanguage } from "./language.ts";
import { takeZone } from "./zone.ts";

/** Display choices of the reader besides the language. Another object also stands for another time zone. */
type ReaderChoices = Readonly<{ names: Locale; hours: Hours; ready: boolean }>;

/** Values used while prerendering. */
const prerendered: ReaderChoices = { names: pageLanguage, hours: "24", ready: false };

const ChoicesContext = createContext(prerendered);

function readChoices(): ReaderChoices {
  const names = nameLanguage.get();
  const hours = hourCycle.get();
  return {
    names: names === "interface" ? pageLanguage : names,
    hours: hours === "auto" ? usualHours(pageLanguage, navigator.languages) : hours,
    ready: true,
  };
}

/** Holds the reader's choices: hydration runs as prerendered, the choices follow. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [choices, setChoices] = useState(prerendered);
  useEffect(() => {
    // A transition, so that a part that is still to be hydrated keeps its markup.
    const apply = () => startTransition(() => setChoices(readChoices()));
    const move = () => {
      takeZone(timeZone.get());
      forgetTimeZone();
      apply();
    };
    move();
    const stops = [
      nameLanguage.subscribe(apply),
      hourCycle.subscribe(apply),
      timeZone.subscribe(move),
      onTimeZoneChange(move),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <ChoicesContext value={choices}>{children}</ChoicesContext>;
}

/** Whether the reader's own choices are in force; before, while hydrating, everything is as prerendered. */
export function useLanguageReady(): boolean {
  return useContext(ChoicesContext).ready;
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
