import { editDistance } from "../edit-distance.ts";
import { type Locale, locales } from "../locale.ts";
import { weatherName, zoneName } from "../names.ts";
import { type WeatherId, weathers } from "../weathers/tables.ts";
import type { ZoneId } from "../zones/rates.ts";
import { zones } from "../zones/tables.ts";
import { UsageError } from "./usage-error.ts";

type Index<Id extends string> = ReadonlyMap<string, Id>;

/** Keeps only letters and digits, so ids, kebab-case and names match whatever their punctuation. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .normalize("NFKC");
}

function indexOf<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id, locale: Locale) => string,
): Index<Id> {
  const index = new Map<string, Id>();
  const add = (text: string, id: Id): void => {
    const key = plain(text);
    // The first id keeps a shared name, such as the two Everlasting Lights.
    if (!index.has(key)) index.set(key, id);
  };
  for (const id of ids) add(id, id);
  for (const id of ids) {
    for (const locale of locales) add(nameOf(id, locale), id);
    add(nameOf(id, "en").replace(/^The /, ""), id);
  }
  for (const [word, id] of shortNames(ids, nameOf)) add(word, id);
  return index;
}

const MIN_SHORT_NAME = 4;

/** Words found in only one name, as players use them: “Pagos” is Eureka Pagos, but “Horn” is ambiguous. */
function shortNames<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id, locale: Locale) => string,
): readonly (readonly [word: string, id: Id])[] {
  const byWord = new Map<string, Set<Id>>();
  for (const id of ids)
    for (const locale of locales)
      for (const word of nameOf(id, locale).split(/[\s:：]+/u)) {
        const key = plain(word);
        if (key.length < MIN_SHORT_NAME && !/^[\p{Lo}]{2,}$/u.test(key)) continue;
        byWord.set(key, (byWord.get(key) ?? new Set<Id>()).add(id));
      }
  return [...byWord].flatMap(([word, owners]) =>
    owners.size === 1 ? [...owners].map((id) => [word, id] as const) : [],
  );
}

const zoneIndex = indexOf(
  zones.map(({ id }) => id),
  zoneName,
);
const weatherIndex = indexOf(
  weathers.map(({ id }) => id),
  weatherName,
);

/** Returns the three ids closest to `text`; keys containing it rank before merely similar ones. */
function closest<Id extends string>(text: string, index: Index<Id>): Id[] {
  const wanted = plain(text).slice(0, 60);
  const scored = [...index].map(([key, id]) => {
    const holds = wanted.length > 2 && key.includes(wanted);
    return { id, score: holds ? 0 : 1 + editDistance(wanted, key, Math.max(wanted.length, key.length)) };
  });
  scored.sort((one, other) => one.score - other.score);
  return [...new Set(scored.map(({ id }) => id))].slice(0, 3);
}

function find<Id extends string>(text: string, index: Index<Id>, what: string): Id {
  const id = index.get(plain(text));
  if (id !== undefined) return id;
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  throw new UsageError(`'${shown}' is not a ${what}; the closest are ${closest(text, index).join(", ")}.`);
}

export function parseZone(text: string): ZoneId {
  return find(text, zoneIndex, "zone");
}

export function parseWeathers(text: string): WeatherId[] {
  return [...new Set(text.split(/[,、，]/).map((part) => find(part, weatherIndex, "weather")))];
}
