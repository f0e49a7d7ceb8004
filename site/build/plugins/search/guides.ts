import bozjaDe from "../../../app/features/guides/bozja/messages/de.ts";
import { messages as bozjaEn } from "../../../app/features/guides/bozja/messages/en.ts";
import bozjaFr from "../../../app/features/guides/bozja/messages/fr.ts";
import bozjaJa from "../../../app/features/guides/bozja/messages/ja.ts";
import { bozjaGuide } from "../../../app/features/guides/bozja/pages.ts";
import drsDe from "../../../app/features/guides/drs/messages/de.ts";
import { messages as drsEn } from "../../../app/features/guides/drs/messages/en.ts";
import drsFr from "../../../app/features/guides/drs/messages/fr.ts";
import drsJa from "../../../app/features/guides/drs/messages/ja.ts";
import { drsGuide } from "../../../app/features/guides/drs/pages.ts";
import eurekaDe from "../../../app/features/guides/eureka/messages/de.ts";
import { messages as eurekaEn } from "../../../app/features/guides/eureka/messages/en.ts";
import eurekaFr from "../../../app/features/guides/eureka/messages/fr.ts";
import eurekaJa from "../../../app/features/guides/eureka/messages/ja.ts";
import { eurekaGuide } from "../../../app/features/guides/eureka/pages.ts";
import type { Guide, GuideWords } from "../../../app/features/guides/frame/types.ts";
import occultDe from "../../../app/features/guides/occult/messages/de.ts";
import { messages as occultEn } from "../../../app/features/guides/occult/messages/en.ts";
import occultFr from "../../../app/features/guides/occult/messages/fr.ts";
import occultJa from "../../../app/features/guides/occult/messages/ja.ts";
import { occultGuide } from "../../../app/features/guides/occult/pages.ts";
import type { Language } from "../../../app/i18n/language.ts";
import type { Findable } from "./findable.ts";
import { line } from "./line.ts";

/** Names that guide pages had before, and those that players give them. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  "/occult/guide/knowledge": ["知見レベル"],
  "/occult/guide/tower": ["Der Gegabelte Turm", "La tour fourchue"],
  "/occult/guide/demiatma": ["半魂晶"],
  "/occult/guide/jobs": [
    "unlock phantom jobs",
    "サポートジョブ解放",
    "Phantomjobs freischalten",
    "débloquer les jobs de soutien",
  ],
  "/eureka/guide/arsenal": ["BA", "アーセナル", "enter BA"],
  "/eureka/guide/bunnies": ["bunnies", "うさぎ", "Hasen", "lapins"],
  "/bozja/guide/castrum": ["CLL", "Castrum", "カストルム"],
  "/bozja/guide/dalriada": ["Dal", "ダルリアータ", "ダル"],
  "/bozja/guide/ranks": ["mettle farm", "戦果稼ぎ"],
  "/delubrum/guide/fights": ["DRS guide", "DRS 攻略", "デルブルム零式"],
  "/delubrum/guide/entry": ["unlock DRS", "DRS解放", "DRS freischalten", "débloquer DRS"],
};

/** A guide's pages by their titles, in the four languages of the interface. */
function pagesOf<Page extends string>(
  { base, pages }: Guide<Page>,
  { en, ja, de, fr }: Readonly<Record<Language, GuideWords<Page>>>,
): Findable[] {
  return pages.map((page) => ({
    id: `guide${base.replaceAll("/", "-")}-${page}`,
    kind: "guide",
    target: `${base}/${page}`,
    keywords: otherWords[`${base}/${page}`] ?? [],
    names: {
      en: en.pages[page].title,
      ja: ja.pages[page].title,
      de: de.pages[page].title,
      fr: fr.pages[page].title,
    },
    line: line({ en: en.title, ja: ja.title, de: de.title, fr: fr.title }),
  }));
}

/** The pages of every guide. */
export function guideEntries(): Findable[] {
  return [
    ...pagesOf(eurekaGuide, { en: eurekaEn, ja: eurekaJa, de: eurekaDe, fr: eurekaFr }),
    ...pagesOf(bozjaGuide, { en: bozjaEn, ja: bozjaJa, de: bozjaDe, fr: bozjaFr }),
    ...pagesOf(drsGuide, { en: drsEn, ja: drsJa, de: drsDe, fr: drsFr }),
    ...pagesOf(occultGuide, { en: occultEn, ja: occultJa, de: occultDe, fr: occultFr }),
  ];
}
