import { editDistance } from "../edit-distance.ts";
import { type Locale, locales } from "../locale.ts";
import { weatherName, zoneName } from "../names.ts";
import { type WeatherId, weathers } from "../weathers/tables.ts";
import type { ZoneId } from "../zones/rates.ts";
import { zones } from "../zones/tables.ts";
import { UsageError } from "./usage-error.ts";

type Index<Id extends string> = ReadonlyMap<string, Id>;

/** Letters and digits alone, so that ids, kebab-case and names with any punctuation meet. */
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
    // The first keeps a shared name: the two Everlasting Lights are one to a reader.
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

/** Shortest word that is a name by itself. */
const MIN_SHORT_NAME = 4;

/** Words that are part of one name alone, as players say them: “Pagos” is Eureka Pagos, “Horn” could be either. */
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

/** The three keys nearest to `text`; a key that holds it whole comes before a key that is only similar. */
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

/** The zone with this id, kebab-case id or name in any language. */
export function parseZone(text: string): ZoneId {
  return find(text, zoneIndex, "zone");
}

/** Weathers, separated by commas, each by id, kebab-case id or name in any language. */
export function parseWeathers(text: string): WeatherId[] {
  return [...new Set(text.split(/[,、，]/).map((part) => find(part, weatherIndex, "weather")))];
}
