import type { Locale } from "@foray/eorzea/locale";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { hourCycle, nameLanguage, timeZone } from "~/browser/preferences.ts";
import { createStore, useStore } from "~/browser/store.ts";
import { onTimeZoneChange } from "~/browser/time-zone.ts";
import { forgetTimeZone, type Hours, usualHours } from "./format.ts";
import { type Language, pageLanguage } from "./language.ts";
import { takeZone } from "./zone.ts";

/** A new object also signals a change of time zone, because dates may be shown next to names. */
type Names = Readonly<{ locale: Locale }>;

const prerenderedNames: Names = { locale: pageLanguage };

const NamesContext = createContext(prerenderedNames);
const ReadyContext = createContext(false);

/** A new object also signals a change of time zone. */
type Times = Readonly<{ hours: Hours }>;

/** Kept if the reader's hours are the same, to avoid a rerender. */
const prerenderedTimes: Times = { hours: "24" };

function readHours(): Hours {
  const hours = hourCycle.get();
  return hours === "auto" ? usualHours(pageLanguage, navigator.languages) : hours;
}

/** Components that show times read this store on their first tick; a context would render them twice. */
let kept: ReturnType<typeof createStore<Times>> | undefined;
const times = {
  get: () => store().get(),
  subscribe: (listener: () => void) => store().subscribe(listener),
};

function applyZone(): void {
  takeZone(timeZone.get());
  forgetTimeZone();
}

/** There is neither storage nor navigator while prerendering. */
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

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState(prerenderedNames);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Transitions preserve the markup of parts that are not hydrated yet.
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

/** `false` while prerendering and hydrating. */
export function useLanguageReady(): boolean {
  return useContext(ReadyContext);
}

export function useLanguage(): Language {
  return pageLanguage;
}

export function useNameLocale(): Locale {
  return useContext(NamesContext).locale;
}

/** As chosen, or as usual in the reader's region; "24" while prerendering and hydrating. */
export function useHourCycle(): Hours {
  return useStore(times, prerenderedTimes).hours;
}
