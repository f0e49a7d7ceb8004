import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Language, languages } from "../../../app/i18n/language.ts";
import { calendarStart, calendarsFrom, windowsOf } from "./calendars.ts";
import { changelogFeed } from "./changelog.ts";
import { NEXT_WINDOWS, nextWindows } from "./next.ts";
import { subjects } from "./subjects.ts";

export type FeedFile = Readonly<{ path: string; text: () => string }>;

/** All feeds are below /feeds, which has headers for cross-origin access. */
const folder = (language: Language) => (language === "en" ? "feeds" : `feeds/${language}`);

/**
 * Generated one by one: their texts add up to about 150 MB.
 * @param root absolute URL of the site, without a trailing slash
 * @param at time of the build (Unix ms)
 */
export function* feedFiles(root: string, at: number): Generator<FeedFile> {
  const calendarOf = calendarsFrom(calendarStart(at));
  for (const subject of subjects) {
    const next = () => nextWindows(subject, windowsOf(subject, at, NEXT_WINDOWS), at);
    yield { path: `feeds/next/${subject.uri}.json`, text: next };
    for (const language of languages) {
      const calendar = (alarms: boolean) => () => calendarOf(subject, { alarms, language });
      yield { path: `${folder(language)}/${subject.uri}.ics`, text: calendar(false) };
      yield { path: `${folder(language)}/alarms/${subject.uri}.ics`, text: calendar(true) };
    }
  }
  for (const language of languages) {
    const home = language === "en" ? root : `${root}/${language}`;
    const path = `${folder(language)}/changelog.atom`;
    yield { path, text: () => changelogFeed(home, `${root}/${path}`, language) };
  }
}

/** Returns the number of files. */
export async function writeFeeds(client: string, root: string, at: number): Promise<number> {
  let count = 0;
  for (const { path, text } of feedFiles(root, at)) {
    const target = join(client, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text());
    count++;
  }
  return count;
}
