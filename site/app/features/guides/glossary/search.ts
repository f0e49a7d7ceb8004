import { LAST } from "@foray/fieldops/search/index";
import { titled } from "../../../i18n/titled.ts";
import { terms } from "../../../records/terms.ts";
import type { Findable, FindLists } from "../../search/finds/findable.ts";
import de from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";
import fr from "./messages/fr.ts";
import ja from "./messages/ja.ts";

const otherWords: Readonly<Record<string, readonly string[]>> = {
  "notorious-monster": ["NM"],
  "critical-engagement": ["CE"],
  "critical-encounter": ["CE"],
  "eorzea-time": ["ET"],
};

/** Terms rank after pages and game data of the same name. */
function glossaryTerms(): Findable[] {
  return terms.map(({ id, names }) => ({
    id: `term-${id}`,
    kind: "term",
    target: `/glossary#${id}`,
    names: { ...names, en: titled({ text: names.en, lang: "en" }).text },
    line: { en: en.meanings[id], ja: ja.meanings[id], de: de.meanings[id], fr: fr.meanings[id] },
    keywords: otherWords[id] ?? [],
    weight: LAST,
  }));
}

export const finds: FindLists = [{ place: 160, read: glossaryTerms }];
