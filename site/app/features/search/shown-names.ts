import { type Locale, locales } from "@foray/eorzea/locale";
import { type LocalName, localName } from "@foray/fieldops/names";
import { normalise } from "@foray/fieldops/search/normalise";

/** `matched` is a name in another language, if only that one contains the text. */
export type ShownNames = Readonly<{ own: LocalName; matched: LocalName | null }>;

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
