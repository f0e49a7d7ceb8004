import { LAST } from "@foray/fieldops/search/index";
import developersDe from "../../../app/features/about/developers/messages/de.ts";
import { messages as developersEn } from "../../../app/features/about/developers/messages/en.ts";
import developersFr from "../../../app/features/about/developers/messages/fr.ts";
import developersJa from "../../../app/features/about/developers/messages/ja.ts";
import startDe from "../../../app/features/guides/start/messages/de.ts";
import { messages as startEn } from "../../../app/features/guides/start/messages/en.ts";
import startFr from "../../../app/features/guides/start/messages/fr.ts";
import startJa from "../../../app/features/guides/start/messages/ja.ts";
import type { SidebarGroup } from "../../../app/page.ts";
import de from "../../../app/shell/messages/de.ts";
import { messages as en } from "../../../app/shell/messages/en.ts";
import fr from "../../../app/shell/messages/fr.ts";
import ja from "../../../app/shell/messages/ja.ts";
import { entrances } from "../pages/declared.ts";
import type { Findable, Line } from "./findable.ts";
import { line } from "./line.ts";

function groupName(group: SidebarGroup): Line {
  return {
    en: en.navigation[group],
    ja: ja.navigation[group],
    de: de.navigation[group],
    fr: fr.navigation[group],
  };
}

/** Names of parts of pages that are looked for like pages. */
const parts: readonly Findable[] = [
  {
    id: "page-developers-embeds",
    kind: "page",
    target: "/developers#embeds",
    names: {
      en: developersEn.embeds,
      ja: developersJa.embeds,
      de: developersDe.embeds,
      fr: developersFr.embeds,
    },
    line: {
      en: developersEn.title,
      ja: developersJa.title,
      de: developersDe.title,
      fr: developersFr.title,
    },
    keywords: [
      "embed",
      "embed OBS Stream",
      "stream",
      "streaming",
      "overlay",
      "OBS",
      "埋め込み",
      "配信",
      "ストリーム",
      "einbetten",
      "Streamer",
      "intégrer",
      "diffusion",
      "diffuser",
    ],
    about: ["Discord Twitch widget einbinden einbauen intégration ウィジェット"],
  },
];

const startNames = (id: "eureka" | "bozja" | "occult"): Line => ({
  en: startEn.names[id],
  ja: startJa.names[id],
  de: startDe.names[id],
  fr: startFr.names[id],
});

/** The operations on the page for those who are new, and what else players call them. */
const operations: Readonly<Record<string, Line & Readonly<{ keywords: readonly string[] }>>> = {
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

/** Words of those who are new. */
const starting =
  "unlock how start starting begin beginner quest enter what first new 解放 開放 条件 始め方 はじめかた 始める 行き方 入り方 突入 初心者 クエスト freischalten anfangen beginnen starten betreten Anfänger Auftrag Zugang débloquer commencer débuter entrer accès quête débutant";

/** Each operation on the page for those who are new. */
function startEntries(): Findable[] {
  return Object.entries(operations).map(([id, { keywords, ...names }]) => ({
    id: `page-start-${id}`,
    kind: "page",
    target: `/start#${id}`,
    names,
    line: { en: startEn.title, ja: startJa.title, de: startDe.title, fr: startFr.title },
    keywords,
    about: [starting],
    weight: LAST,
    glyph: "ui#nav-start",
  }));
}

/** Every entrance that the pages declare, in the four languages of the interface. */
export function pageEntries(): Findable[] {
  const pages = entrances.map(
    ({ to, names, sidebar, keywords = [], about }): Findable => ({
      id: `page${to.replaceAll("/", "-")}`,
      kind: "page",
      target: to,
      names,
      line: line(sidebar === undefined ? undefined : groupName(sidebar.group)),
      keywords,
      ...(about && { about }),
      ...(sidebar === undefined ? {} : { glyph: `ui#nav-${sidebar.glyph}` }),
    }),
  );
  return [...pages, ...parts, ...startEntries()];
}
