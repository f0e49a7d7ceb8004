import de from "../../../app/features/about/changelog/messages/de.ts";
import { messages as en } from "../../../app/features/about/changelog/messages/en.ts";
import fr from "../../../app/features/about/changelog/messages/fr.ts";
import ja from "../../../app/features/about/changelog/messages/ja.ts";
import type { Language } from "../../../app/i18n/language.ts";
import { releases } from "../../../app/records/changelog.ts";
import { atomText } from "./atom.ts";

const messages = { en, ja, de, fr };

/** Year of first publication, a permanent part of the feed's tag URI (RFC 4151). */
const FIRST_YEAR = 2026;

/**
 * @param home absolute URL of the site in this language, without a trailing slash
 * @param self absolute URL of the feed
 */
export function changelogFeed(home: string, self: string, language: Language): string {
  const t = messages[language];
  const id = `tag:${new URL(home).hostname},${FIRST_YEAR}:changelog`;
  return atomText({
    id: language === "en" ? id : `${id}/${language}`,
    title: `Foray Almanac – ${t.title}`,
    subtitle: t.description,
    language,
    author: "Foray Almanac",
    self,
    page: `${home}/changelog`,
    entries: releases.map(({ date, version }) => ({
      id: `${id}/${version}`,
      title: t.version(version),
      date,
      lines: t.changes[version],
    })),
  });
}
