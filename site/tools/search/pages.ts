import de from "../../app/shell/messages/de.ts";
import { messages as en } from "../../app/shell/messages/en.ts";
import fr from "../../app/shell/messages/fr.ts";
import ja from "../../app/shell/messages/ja.ts";
import { mainGroups, type NavigationKey } from "../../app/shell/navigation.ts";
import type { Findable } from "./findable.ts";

/** Pages that stand in no group of the sidebar, or under another name there. */
const others: readonly (readonly [path: string, label: NavigationKey])[] = [
  ["/", "home"],
  ["/forecast/all-nms", "everyMonster"],
  ["/credits", "credits"],
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

function slug(path: string): string {
  return `page${path.replaceAll("/", "-")}`;
}

/** Every page of the sidebar and the few beside it, in the four languages of the interface. */
export function pageEntries(): Findable[] {
  const listed = mainGroups.flatMap(({ entries }) => entries.map(({ to, label }) => [to, label] as const));
  const known = new Set(listed.map(([to]) => to));
  return [
    ...[...listed, ...others.filter(([path]) => !known.has(path))].map(([path, label]) => ({
      id: slug(path),
      kind: "page" as const,
      target: path,
      names: {
        en: en.navigation[label],
        ja: ja.navigation[label],
        de: de.navigation[label],
        fr: fr.navigation[label],
      },
    })),
    ...unlisted
      .filter(({ path }) => !known.has(path))
      .map(({ path, names }) => ({ id: slug(path), kind: "page" as const, target: path, names })),
  ];
}
