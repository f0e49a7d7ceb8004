import { type Locale, locales } from "@foray/eorzea/locale";
import type { HourCycle } from "~/i18n/format.ts";
import { type Language, languageOf } from "~/i18n/language.ts";
import type { StoredKey } from "~/records/stored.ts";
import { readStored, writeStored } from "./storage.ts";
import { createStore, type Store, useStore } from "./store.ts";

export type ThemeChoice = "light" | "dark" | "system";

/** One value kept in the browser. Unreadable values become the default; values that cannot be stored last for this visit. */
export type Preference<T> = Store<T> & Readonly<{ key: StoredKey }>;

/**
 * Defines a stored preference.
 * @param parse reads the stored text; `undefined` for anything that is not ours
 */
export function definePreference<T>(
  key: StoredKey,
  parse: (text: string) => T | undefined,
  print: (value: T) => string,
  fallback: () => T,
): Preference<T> {
  const read = () => {
    const text = readStored(key);
    return (text === null ? undefined : parse(text)) ?? fallback();
  };
  const followOtherTabs = () => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) store().set(read());
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  };
  let kept: Store<T> | undefined;
  // Made when first asked for: there is no storage while pages are prerendered.
  const store = () => {
    kept ??= createStore(read(), followOtherTabs);
    return kept;
  };
  return {
    key,
    get: () => store().get(),
    set(next) {
      writeStored(key, print(next));
      store().set(next);
    },
    subscribe: (listener) => store().subscribe(listener),
  };
}

/** Ticks an id in a kept list or takes it out, in what is kept now: two presses may come before the page has drawn the first. */
export function tickIn(list: Preference<readonly string[]>, id: string, ticked: boolean): void {
  const others = list.get().filter((each) => each !== id);
  list.set(ticked ? [...others, id] : others);
}

function oneOf<T extends string>(...values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text);
}

const asIs = (value: string) => value;

/** With nothing stored: `system` where the browser prefers dark, else light. */
export const theme = definePreference<ThemeChoice>("theme", oneOf("light", "dark", "system"), asIs, () =>
  window.matchMedia("(prefers-color-scheme: dark)").matches ? "system" : "light",
);

/** The language chosen in Settings, which wins over any address; none until one is chosen. */
export const language = definePreference<Language | null>(
  "language",
  languageOf,
  (chosen) => chosen ?? "",
  () => null,
);

/** Language of the game's names: that of the interface unless one is chosen. */
export const nameLanguage = definePreference<Locale | "interface">(
  "nameLanguage",
  oneOf("interface", ...locales),
  asIs,
  () => "interface",
);

export const hourCycle = definePreference<HourCycle>(
  "hourCycle",
  oneOf("auto", "12", "24"),
  asIs,
  () => "auto",
);

/** The time zone of all times (“Asia/Tokyo”); none: the device's own. For browsers that hide it, and players away from home. */
export const timeZone = definePreference<string | null>(
  "timeZone",
  (text) => (/^[A-Za-z][\w+/-]{1,60}$/.test(text) ? text : undefined),
  (chosen) => chosen ?? "",
  () => null,
);

/** Region, data centre or world under the name the market service uses; none until one is chosen. */
export const universalisServer = definePreference<string | null>(
  "universalisServer",
  (text) => (/^[\p{L}\p{M}' -]{2,40}$/u.test(text) ? text : undefined),
  (chosen) => chosen ?? "",
  () => null,
);

/** The stored value, live. On the server and during hydration it is `initial`. */
export function usePreference<T>(preference: Preference<T>, initial: T): T {
  return useStore(preference, initial);
}
