import { type Locale, locales } from "@foray/eorzea/locale";
import { type LocalName, localName } from "@foray/fieldops/names";
import { normalise } from "@foray/fieldops/search/normalise";

/** The name of a find in the reader's language and, where only another language's name has what was written, that name. */
export type ShownNames = Readonly<{ own: LocalName; matched: LocalName | null }>;

/** How a find is called in a list that answers `wanted`. */
export function shownNames(
  names: Readonly<Record<string, string>>,
  locale: Locale,
  wanted: string,
): ShownNames {
  const own = localName({ ...names, en: names.en ?? "" }, locale);
  const text = normalise(wanted);
  if (text === "" || normalise(own.text).includes(text)) return { own, matched: null };
  const other = locales.find((each) => normalise(names[each] ?? "").includes(text));
  const name = other === undefined ? undefined : names[other];
  return { own, matched: other === undefined || name === undefined ? null : { text: name, lang: other } };
}
