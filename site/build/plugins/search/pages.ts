import type { SidebarGroup } from "../../../app/page.ts";
import developersDe from "../../../app/pages/developers/messages/de.ts";
import { messages as developersEn } from "../../../app/pages/developers/messages/en.ts";
import developersFr from "../../../app/pages/developers/messages/fr.ts";
import developersJa from "../../../app/pages/developers/messages/ja.ts";
import de from "../../../app/shell/messages/de.ts";
import { messages as en } from "../../../app/shell/messages/en.ts";
import fr from "../../../app/shell/messages/fr.ts";
import ja from "../../../app/shell/messages/ja.ts";
import { entrances } from "../pages/declared.ts";
import type { Findable, Line } from "./findable.ts";
import { line } from "./line.ts";

/** Search words of pages: what players call them, and their former names. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  "/start": [
    "unlock",
    "how to unlock",
    "start",
    "begin",
    "beginner",
    "new player",
    "解放",
    "開放",
    "始める",
    "始め方",
    "初心者",
    "freischalten",
    "anfangen",
    "beginnen",
    "Anfänger",
    "Einstieg",
    "débloquer",
    "commencer",
    "débuter",
    "débutant",
  ],
  "/relics": ["relic", "relics", "レリック", "Relikt", "relique", "reliques"],
  "/developers": ["API", "bot", "bots", "Discord bot", "JSON", "エーピーアイ", "ボット", "Schnittstelle"],
  "/timers": ["instance board", "timers", "respawn", "cooldown", "タイマー", "Timer", "minuteurs"],
  "/tower": [
    "tower",
    "phantom party",
    "party needs",
    "Forked Tower board",
    "塔",
    "Fork-Turm",
    "tour fourchue",
  ],
  "/run": ["run planner", "party", "post", "Discord", "攻略パーティ編成", "Lauf-Planer", "planificateur"],
  "/weather-finder": [
    "weather search",
    "advanced weather finder",
    "session",
    "詳細天候サーチ",
    "erweiterte Wettersuche",
    "recherche de météo",
  ],
  "/bozja/notes": ["Feldnotizen", "notes de terrain"],
  "/bozja/engagements": ["engagements", "エンゲージメント一覧", "CE・スカーミッシュ一覧"],
  "/bozja/lostaction": ["lost action info", "ロストアクション情報"],
  "/eureka/logos": ["logos action info", "ロゴスアクション情報"],
  "/eureka/nms": ["monster table", "モンスター一覧", "Monstertabelle", "table des monstres"],
  "/map": ["atlas", "地図帳", "全地図アトラス"],
  "/portals": ["Baldesion Arsenal portal map", "ポータル地図"],
  "/morbols": ["Baldesion Arsenal morbol map"],
  "/createdrsholsters": ["create DRS holsters", "DRS-Holster erstellen"],
  "/occult/records": ["articles de chronique"],
  "/occult/phantomjob": ["jobs fantômes"],
  "/drs/holster": ["Delubrum Reginae Savage", "DRS", "DRSホルスター", "étuis"],
  "/ba": ["BA", "BA装備構成", "BA-Ausrüstungen", "équipements", "BA Logos Action Helper"],
};

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
  },
];

/** Every entrance that the pages declare, in the four languages of the interface. */
export function pageEntries(): Findable[] {
  const pages = entrances.map(
    ({ to, names, sidebar }): Findable => ({
      id: `page${to.replaceAll("/", "-")}`,
      kind: "page",
      target: to,
      names,
      line: line(sidebar === undefined ? undefined : groupName(sidebar.group)),
      keywords: otherWords[to] ?? [],
      ...(sidebar === undefined ? {} : { glyph: `ui#nav-${sidebar.glyph}` }),
    }),
  );
  return [...pages, ...parts];
}
