import type { Findable, LocalText } from "../../../app/features/search/finds/findable.ts";
import { line } from "../../../app/features/search/finds/line.ts";
import type { SidebarGroup } from "../../../app/page.ts";
import de from "../../../app/shell/messages/de.ts";
import { messages as en } from "../../../app/shell/messages/en.ts";
import fr from "../../../app/shell/messages/fr.ts";
import ja from "../../../app/shell/messages/ja.ts";
import { entrances } from "../pages/declared.ts";

function groupName(group: SidebarGroup): LocalText {
  return {
    en: en.navigation[group],
    ja: ja.navigation[group],
    de: de.navigation[group],
    fr: fr.navigation[group],
  };
}

export function pageEntries(): Findable[] {
  return entrances.map(
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
}
