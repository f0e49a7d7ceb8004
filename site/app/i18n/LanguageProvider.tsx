import type { Locale } from "@foray/eorzea/locale";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { hourCycle, nameLanguage, timeZone } from "~/browser/preferences.ts";
import { createStore, useStore } from "~/browser/store.ts";
import { onTimeZoneChange } from "~/browser/time-zone.ts";
import { forgetTimeZone, type Hours, usualHours } from "./format.ts";
import { type Language, pageLanguage } from "./language.ts";
import { takeZone } from "./zone.ts";

/** Language of the game's names. Another object also stands for another time zone: who shows names may show dates beside them. */
type Names = Readonly<{ locale: Locale }>;

const prerenderedNames: Names = { locale: pageLanguage };

const NamesContext = createContext(prerenderedNames);
const ReadyContext = createContext(false);

/** How times are written. Another object also stands for another time zone. */
type Times = Readonly<{ hours: Hours }>;

/** Used while prerendering and hydrating; a reader who has those hours keeps it, so that nothing is drawn again. */
const prerenderedTimes: Times = { hours: "24" };

function readHours(): Hours {
  const hours = hourCycle.get();
  return hours === "auto" ? usualHours(pageLanguage, navigator.languages) : hours;
}

/**
 * Times are drawn with the clock's first tick, and so in the reader's own hours and zone from the first: each component that writes them
 * reads this by itself, where a context would draw them once more.
 */
let kept: ReturnType<typeof createStore<Times>> | undefined;
const times = {
  get: () => store().get(),
  subscribe: (listener: () => void) => store().subscribe(listener),
};

/** Makes every later time be written in the zone that the reader has chosen, or the device's. */
function applyZone(): void {
  takeZone(timeZone.get());
  forgetTimeZone();
}

/** Made when first asked for: there is neither storage nor navigator while pages are prerendered. */
function store() {
  if (kept !== undefined) return kept;
  applyZone();
  const hours = readHours();
  const made = createStore(hours === prerenderedTimes.hours ? prerenderedTimes : { hours });
  const renew = () => made.set({ hours: readHours() });
  const move = () => {
    applyZone();
    renew();
  };
  hourCycle.subscribe(renew);
  timeZone.subscribe(move);
  onTimeZoneChange(move);
  kept = made;
  return made;
}

function readLocale(): Locale {
  const names = nameLanguage.get();
  return names === "interface" ? pageLanguage : names;
}

/** Holds the reader's choices: hydration runs as prerendered, the choices follow. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState(prerenderedNames);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Transitions, so that a part that is still to be hydrated keeps its markup.
    const apply = () => startTransition(() => setNames({ locale: readLocale() }));
    if (readLocale() !== pageLanguage) apply();
    startTransition(() => setReady(true));
    const stops = [nameLanguage.subscribe(apply), times.subscribe(apply)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <ReadyContext value={isReady}>
      <NamesContext value={names}>{children}</NamesContext>
    </ReadyContext>
  );
}

/** Whether the reader's own choices are in force; before, while hydrating, everything is as prerendered. */
export function useLanguageReady(): boolean {
  return useContext(ReadyContext);
}

/** The interface language of this page. */
export function useLanguage(): Language {
  return pageLanguage;
}

/** The language in which the game's own names are shown: the interface's, or the one chosen in Settings. */
export function useNameLocale(): Locale {
  return useContext(NamesContext).locale;
}

/** Twelve or twenty-four hours: as chosen, else as the reader's region has it; twenty-four while prerendered. */
export function useHourCycle(): Hours {
  return useStore(times, prerenderedTimes).hours;
}
