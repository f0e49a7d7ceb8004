import { type Locale, locales } from "@foray/eorzea/locale";
import type { HourCycle } from "~/i18n/format.ts";
import { type Language, languageOf } from "~/i18n/language.ts";
import type { StoredKey } from "~/records/stored.ts";
import { readStored, writeStored } from "./storage.ts";
import { createStore, type Store, useStore } from "./store.ts";

export type ThemeChoice = "light" | "dark" | "system";

/** Unreadable values become the default; values that cannot be stored stay in memory. */
export type Preference<T> = Store<T> & Readonly<{ key: StoredKey }>;

/** @param parse reads the stored text; `undefined` if it is invalid */
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
  // There is no storage while prerendering.
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

/** Works on the stored value, because two clicks may come before the page rerenders. */
export function tickIn(list: Preference<readonly string[]>, id: string, ticked: boolean): void {
  const others = list.get().filter((each) => each !== id);
  list.set(ticked ? [...others, id] : others);
}

function oneOf<T extends string>(...values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text);
}

const asIs = (value: string) => value;

/** Defaults to `system` if the browser prefers dark. */
export const theme = definePreference<ThemeChoice>("theme", oneOf("light", "dark", "system"), asIs, () =>
  window.matchMedia("(prefers-color-scheme: dark)").matches ? "system" : "light",
);

/** Chosen in Settings; takes precedence over URLs. */
export const language = definePreference<Language | null>(
  "language",
  languageOf,
  (chosen) => chosen ?? "",
  () => null,
);

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

/** IANA name; `null` for the device's. For browsers that hide it and for traveling players. */
export const timeZone = definePreference<string | null>(
  "timeZone",
  (text) => (/^[A-Za-z][\w+/-]{1,60}$/.test(text) ? text : undefined),
  (chosen) => chosen ?? "",
  () => null,
);

/** Region, data center or world, by its name in the market service. */
export const universalisServer = definePreference<string | null>(
  "universalisServer",
  (text) => (/^[\p{L}\p{M}' -]{2,40}$/u.test(text) ? text : undefined),
  (chosen) => chosen ?? "",
  () => null,
);

/** `initial` is the value on the server and during hydration. */
export function usePreference<T>(preference: Preference<T>, initial: T): T {
  return useStore(preference, initial);
}
