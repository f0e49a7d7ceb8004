import { brandOf } from "~/browser/brand.ts";
import type { PageTag, PageTags } from "~/browser/page-meta.ts";
import { settings } from "~/settings.ts";
import { escapeHtml } from "./escape.ts";

/** Attribute of the head elements that belong to one page. */
const MARK = "data-page";

type Element = Readonly<{ name: string; attributes: Readonly<Record<string, string>>; text?: string }>;

function element(tag: PageTag): Element {
  if ("title" in tag) return { name: "title", attributes: {}, text: tag.title };
  if ("rel" in tag) return { name: "link", attributes: { ...tag } };
  if ("data" in tag)
    return { name: "script", attributes: { type: "application/ld+json" }, text: JSON.stringify(tag.data) };
  return { name: "meta", attributes: { ...tag } };
}

export function headHtml(tags: PageTags): string {
  return tags
    .map((tag) => {
      const { name, attributes, text } = element(tag);
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      const start = `<${name}${written.join("")} ${MARK}="">`;
      if (text === undefined) return start;
      // Scripts are not parsed as HTML, but "</script>" would end one.
      const inside = name === "script" ? text.replaceAll("<", "\\u003c") : escapeHtml(text);
      return `${start}${inside}</${name}>`;
    })
    .join("\n");
}

/** Replaces the previous page's tags, with this host's name for the site. */
export function applyHead(tags: PageTags): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
  const { siteName, homeTitle } = brandOf(window.location.hostname);
  const [usual] = settings.brands;
  for (const tag of tags) {
    const { name, attributes, text } = element(tag);
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.setAttribute(MARK, "");
    if (text !== undefined)
      made.textContent = text === usual.homeTitle ? homeTitle : text.replaceAll(usual.siteName, siteName);
    document.head.append(made);
  }
}
