import { type Locale, locales } from "@foray/eorzea/locale";
import { type LocalName, localName } from "@foray/fieldops/names";
import { normalise } from "@foray/fieldops/search/normalise";

/**
 * The name to show for a find: the one in the reader's language, unless only another language's name holds what was
 * written; then both would be foreign to the eye, so the reader's is and the other follows in brackets elsewhere.
 */
export function bestName(names: Readonly<Record<string, string>>, locale: Locale, wanted: string): LocalName {
  const english = names.en ?? "";
  const own = localName({ ...names, en: english }, locale);
  const text = normalise(wanted);
  if (text === "" || normalise(own.text).includes(text)) return own;
  const other = locales.find((each) => normalise(names[each] ?? "").includes(text));
  return other === undefined ? own : { text: names[other] ?? own.text, lang: other };
}
