import guideDe from "../../app/pages/occult-guide/messages/de.ts";
import { messages as guideEn } from "../../app/pages/occult-guide/messages/en.ts";
import guideFr from "../../app/pages/occult-guide/messages/fr.ts";
import guideJa from "../../app/pages/occult-guide/messages/ja.ts";
import { guidePages } from "../../app/pages/occult-guide/pages.ts";
import { GUIDE } from "../../app/pages/occult-guide/paths.ts";
import de from "../../app/shell/messages/de.ts";
import { messages as en } from "../../app/shell/messages/en.ts";
import fr from "../../app/shell/messages/fr.ts";
import ja from "../../app/shell/messages/ja.ts";
import { mainGroups, type NavigationEntry, type NavigationKey } from "../../app/shell/navigation.ts";
import type { Findable, Line } from "./findable.ts";
import { line } from "./line.ts";

type Listed = NavigationEntry & Readonly<{ group?: NavigationKey }>;

/** Pages that stand in no group of the sidebar, or under another name there. */
const others: readonly Listed[] = [
  { to: "/", label: "home", glyph: "home" },
  { to: "/forecast/all-nms", label: "everyMonster", glyph: "nm" },
  { to: "/credits", label: "credits", glyph: "credits" },
];

/** Pages that the sidebar has no word for. */
const unlisted = [
  { path: "/changelog", names: { en: "Changelog", ja: "更新履歴", de: "Änderungen", fr: "Historique" } },
  {
    path: "/developers",
    names: { en: "For developers", ja: "開発者向け", de: "Für Entwickler", fr: "Pour les développeurs" },
  },
  { path: "/reference", names: { en: "Reference", ja: "設定画", de: "Referenz", fr: "Références" } },
  {
    path: "/morbols",
    names: { en: "Morbol map", ja: "モルボルマップ", de: "Morbol-Karte", fr: "Carte des Morbols" },
  },
] as const;

/** What else players call the pages. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  "/timers": ["instance board", "respawn", "cooldown"],
  "/run": ["party", "post", "Discord"],
  "/weather-finder": ["weather search", "session"],
  "/drs/holster": ["Delubrum Reginae Savage", "DRS"],
  "/ba": ["Baldesion Arsenal", "BA"],
};

function slug(path: string): string {
  return `page${path.replaceAll("/", "-")}`;
}

function words(label: NavigationKey): Line {
  return {
    en: en.navigation[label],
    ja: ja.navigation[label],
    de: de.navigation[label],
    fr: fr.navigation[label],
  };
}

/** Every page of the sidebar and the few beside it, in the four languages of the interface. */
export function pageEntries(): Findable[] {
  const listed = mainGroups.flatMap(({ label, entries }) =>
    entries.map((entry): Listed => ({ ...entry, group: label })),
  );
  const known = new Set(listed.map(({ to }) => to));
  return [
    ...[...listed, ...others.filter(({ to }) => !known.has(to))].map(({ to, label, glyph, group }) => ({
      id: slug(to),
      kind: "page" as const,
      target: to,
      names: words(label),
      line: line(group === undefined ? undefined : words(group)),
      keywords: otherWords[to] ?? [],
      glyph: `ui#nav-${glyph}`,
    })),
    ...unlisted
      .filter(({ path }) => !known.has(path))
      .map(({ path, names }) => ({
        id: slug(path),
        kind: "page" as const,
        target: path,
        names,
        line: line(""),
      })),
  ];
}

/** The guides' pages by their titles. */
export function guideEntries(): Findable[] {
  return guidePages.map((page) => ({
    id: `guide-${page}`,
    kind: "guide" as const,
    target: `${GUIDE}/${page}`,
    names: {
      en: guideEn.pages[page].title,
      ja: guideJa.pages[page].title,
      de: guideDe.pages[page].title,
      fr: guideFr.pages[page].title,
    },
    line: line({ en: guideEn.title, ja: guideJa.title, de: guideDe.title, fr: guideFr.title }),
    glyph: "ui#nav-occult-guide",
  }));
}
