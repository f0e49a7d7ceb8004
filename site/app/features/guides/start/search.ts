import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import { LAST } from "@foray/fieldops/search/index";
import type { Findable, FindLists, LocalText } from "../../search/finds/findable.ts";
import startDe from "./messages/de.ts";
import { messages as startEn } from "./messages/en.ts";
import startFr from "./messages/fr.ts";
import startJa from "./messages/ja.ts";

const startNames = (id: "eureka" | "bozja" | "occult"): LocalText => ({
  en: startEn.names[id],
  ja: startJa.names[id],
  de: startDe.names[id],
  fr: startFr.names[id],
});

const operations: Readonly<Record<string, LocalText & Readonly<{ keywords: readonly string[] }>>> = {
  eureka: { ...startNames("eureka"), keywords: [] },
  arsenal: {
    en: "Baldesion Arsenal",
    ja: "バルデシオンアーセナル",
    de: "Baldesions Arsenal",
    fr: "Arsenal de Baldesion",
    keywords: ["BA"],
  },
  bozja: {
    ...startNames("bozja"),
    keywords: ["Bozja", "ボズヤ", "Zadnor", "ザトゥノル", "DRS", "Delubrum"],
  },
  occult: {
    ...startNames("occult"),
    keywords: ["South Horn", "North Horn", "三日月島", "南征編", "Lunule"],
  },
};

/** Duties whose required level is a search term of the operation. */
const entries: Readonly<Record<string, readonly string[]>> = {
  eureka: ["eureka-anemos"],
  bozja: ["bozjan-southern-front", "delubrum-reginae"],
  occult: ["south-horn"],
};

const levelWords = (operation: string): readonly string[] =>
  dutyFacts
    .filter(({ id }) => entries[operation]?.includes(id))
    .flatMap(({ levelRequired: level }) => [
      `level ${level}`,
      `lvl ${level}`,
      `レベル${level}`,
      `Lv${level}`,
      `Stufe ${level}`,
      `niveau ${level}`,
    ]);

const starting =
  "unlock how start starting begin beginner quest enter what first new 解放 開放 条件 始め方 はじめかた 始める 行き方 入り方 突入 初心者 クエスト freischalten anfangen beginnen starten betreten Anfänger Auftrag Zugang débloquer commencer débuter entrer accès quête débutant";

function startEntries(): Findable[] {
  return Object.entries(operations).map(([id, { keywords, ...names }]) => ({
    id: `page-start-${id}`,
    kind: "page",
    target: `/start#${id}`,
    names,
    line: { en: startEn.title, ja: startJa.title, de: startDe.title, fr: startFr.title },
    keywords: [...keywords, ...levelWords(id)],
    about: [starting],
    weight: LAST,
    glyph: "ui#nav-start",
  }));
}

export const finds: FindLists = [{ place: 6, read: startEntries }];
