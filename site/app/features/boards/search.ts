import type { Language } from "../../i18n/language.ts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line, zoneNames } from "../search/finds/line.ts";
import { page } from "./timers/page.ts";
import { boardPath, boardZoneOrder, zoneSlug } from "./zone-slugs.ts";

const titles: Readonly<Record<Language, (zone: string) => string>> = {
  en: (zone) => `${zone}: Instance Board`,
  ja: (zone) => `${zone}：インスタンスボード`,
  de: (zone) => `${zone}: Instanztafel`,
  fr: (zone) => `${zone}\u00a0: tableau d’instance`,
};

const words = [
  "timers",
  "timer",
  "board",
  "boards",
  "tracker",
  "respawn",
  "タイマー",
  "トラッカー",
  "Tafel",
  "minuteurs",
  "tableau",
];

/** Ranks below the zone's map, which has the zone's name. */
const BEHIND = 12;

function zoneBoards(): Findable[] {
  const [entrance] = page.entrances;
  return boardZoneOrder.map((zone) => {
    const names = zoneNames(zone);
    const own = (language: Language) => titles[language](names[language] ?? names.en ?? zone);
    const slug = zoneSlug(zone);
    return {
      id: `board-${slug}`,
      kind: "page",
      names: { en: own("en"), ja: own("ja"), de: own("de"), fr: own("fr") },
      target: boardPath(zone),
      line: line(entrance?.names),
      keywords: [
        `timers ${slug}`,
        `timers ${slug.replaceAll("-", "")}`,
        `${slug.replaceAll("-", "")} timers`,
      ],
      about: words,
      weight: BEHIND,
      glyph: "ui#nav-timers",
    };
  });
}

export const finds: FindLists = [{ place: 15, read: zoneBoards }];
