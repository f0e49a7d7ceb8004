import type { Language } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";

/** Address of a file of the site for somebody else's program. */
export const publicFile = (path: string): string => settings.origin + path;

/** The calendar of a forecast; English stands at the root of the feeds. */
export function calendarAddress(uri: string, language: Language, alarms: boolean): string {
  const folder = language === "en" ? "/feeds" : `/feeds/${language}`;
  return publicFile(`${folder}${alarms ? "/alarms" : ""}/${uri}.ics`);
}

/** The same address under the scheme at which calendar programs offer to subscribe. */
export const subscription = (address: string): string => address.replace(/^https?:/, "webcal:");

export type EmbedChoice = Readonly<{
  what: "forecast" | "clock";
  uri: string;
  language: Language;
  theme: "auto" | "light" | "dark";
  ground: "paper" | "none";
}>;

/** Path and query of an embed, from the site's root. */
export function embedPath({ ground, language, theme, uri, what }: EmbedChoice): `/${string}` {
  const query = new URLSearchParams({ lang: language });
  if (theme !== "auto") query.set("theme", theme);
  if (ground === "none") query.set("ground", "none");
  return `/embed/${what === "clock" ? "clock" : `forecast/${uri}`}?${query.toString()}`;
}

/** Pixels that an embed needs. */
export const EMBED_WIDTH = 360;
export const EMBED_HEIGHTS: Readonly<Record<EmbedChoice["what"], number>> = { forecast: 300, clock: 150 };

/** The markup that puts an embed into another page; `title` names the frame for those who cannot see it. */
export function embedMarkup(choice: EmbedChoice, title: string): string {
  const escaped = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${escaped(publicFile(embedPath(choice)))}" title="${escaped(title)}" width="${EMBED_WIDTH}" height="${EMBED_HEIGHTS[choice.what]}" loading="lazy" style="border:0"></iframe>`;
}
