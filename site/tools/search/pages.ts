import type { SidebarGroup } from "../../app/page.ts";
import de from "../../app/shell/messages/de.ts";
import { messages as en } from "../../app/shell/messages/en.ts";
import fr from "../../app/shell/messages/fr.ts";
import ja from "../../app/shell/messages/ja.ts";
import { entrances } from "../pages/declared.ts";
import type { Findable, Line } from "./findable.ts";
import { line } from "./line.ts";

/** What else players call the pages. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  "/timers": ["instance board", "respawn", "cooldown"],
  "/run": ["party", "post", "Discord"],
  "/weather-finder": ["weather search", "session"],
  "/drs/holster": ["Delubrum Reginae Savage", "DRS"],
  "/ba": ["BA"],
};

function groupName(group: SidebarGroup): Line {
  return {
    en: en.navigation[group],
    ja: ja.navigation[group],
    de: de.navigation[group],
    fr: fr.navigation[group],
  };
}

/** Every entrance that the pages declare, in the four languages of the interface. */
export function pageEntries(): Findable[] {
  return entrances.map(({ to, names, sidebar }) => ({
    id: `page${to.replaceAll("/", "-")}`,
    kind: "page",
    target: to,
    names,
    line: line(sidebar === undefined ? undefined : groupName(sidebar.group)),
    keywords: otherWords[to] ?? [],
    ...(sidebar === undefined ? {} : { glyph: `ui#nav-${sidebar.glyph}` }),
  }));
}
