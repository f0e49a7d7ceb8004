import type { Language } from "../../i18n/language.ts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line } from "../search/finds/line.ts";
import bozjaDe from "./bozja/messages/de.ts";
import { messages as bozjaEn } from "./bozja/messages/en.ts";
import bozjaFr from "./bozja/messages/fr.ts";
import bozjaJa from "./bozja/messages/ja.ts";
import { bozjaGuide } from "./bozja/pages.ts";
import drsDe from "./drs/messages/de.ts";
import { messages as drsEn } from "./drs/messages/en.ts";
import drsFr from "./drs/messages/fr.ts";
import drsJa from "./drs/messages/ja.ts";
import { drsGuide } from "./drs/pages.ts";
import eurekaDe from "./eureka/messages/de.ts";
import { messages as eurekaEn } from "./eureka/messages/en.ts";
import eurekaFr from "./eureka/messages/fr.ts";
import eurekaJa from "./eureka/messages/ja.ts";
import { eurekaGuide } from "./eureka/pages.ts";
import type { Guide, GuideWords } from "./frame/types.ts";
import occultDe from "./occult/messages/de.ts";
import { messages as occultEn } from "./occult/messages/en.ts";
import occultFr from "./occult/messages/fr.ts";
import occultJa from "./occult/messages/ja.ts";
import { occultGuide } from "./occult/pages.ts";

/** Former names of guide pages, and terms players search for. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  "/occult/guide/knowledge": ["知見レベル"],
  "/occult/guide/tower": [
    "Der Gegabelte Turm",
    "La tour fourchue",
    "auroral mirages",
    "mirages",
    "forked tower players",
    "players forked tower",
    "フォークタワー 人数",
    "Spieler Turm des Blutes",
    "joueurs tour fourchue",
  ],
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
  "/delubrum/guide/fights": ["DRS guide", "DRS 攻略", "グンヒルド零式", "グンヒル零式"],
  "/delubrum/guide/entry": ["unlock DRS", "DRS解放", "DRS freischalten", "débloquer DRS"],
};

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

function guideEntries(): Findable[] {
  return [
    ...pagesOf(eurekaGuide, { en: eurekaEn, ja: eurekaJa, de: eurekaDe, fr: eurekaFr }),
    ...pagesOf(bozjaGuide, { en: bozjaEn, ja: bozjaJa, de: bozjaDe, fr: bozjaFr }),
    ...pagesOf(drsGuide, { en: drsEn, ja: drsJa, de: drsDe, fr: drsFr }),
    ...pagesOf(occultGuide, { en: occultEn, ja: occultJa, de: occultDe, fr: occultFr }),
  ];
}

export const finds: FindLists = [{ place: 10, read: guideEntries }];
