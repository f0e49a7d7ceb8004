import { createHash } from "node:crypto";
import { pagePolicy } from "../../server/headers.ts";

/** What goes into the template (site/index.html) for one page. Files are addresses. */
export type DocumentParts = Readonly<{
  language: string;
  base: string;
  head: string;
  html: string;
  /** Path that the page was rendered for, without base and language; none for a document that stands for many addresses. */
  path: string | undefined;
  /** The script that draws the page; none for such a document. */
  module: string | undefined;
  /** The inline script. */
  start: string;
  /** Texts of the page's style sheets by their addresses, in order. */
  styles: ReadonlyMap<string, string>;
  fonts: readonly string[];
  scripts: readonly string[];
  entry: string;
  /** An element before all files of the page. */
  first?: string;
  /** Further elements for the end of the head. */
  more?: string;
}>;

/** The source of an inline script or style as a Content-Security-Policy names it. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/**
 * Fills the template: the page's head and markup, its styles in one element, its scripts, and the policy that allows no other inline
 * text. The sheets' links stay, disabled, so that the bundler's loader of later parts finds them and does not ask again.
 * Throws where the template lacks a place, or a sheet could end its element.
 */
export function fillTemplate(template: string, parts: DocumentParts): string {
  const { base, start, styles, entry } = parts;
  const css = [...styles.values()].map((text) => text.trim()).join("\n");
  if (/<\/style/i.test(css) || css.includes("\r"))
    throw new Error("a style sheet that cannot stand in a page");
  const policy = pagePolicy({ scripts: [inlineSource(start)], styles: [inlineSource(css)] });
  const files = [
    parts.first ?? "",
    ...parts.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${css}</style>`,
    ...[...styles.keys()].map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    ...parts.scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    parts.more ?? "",
  ];
  const path = parts.path === undefined ? "" : ` data-path="${parts.path}"`;
  const module = parts.module === undefined ? "" : ` data-module="${parts.module}"`;
  const places: readonly (readonly [place: string, text: string])[] = [
    ['lang="en"', `lang="${parts.language}"`],
    ["<!--policy-->", `<meta http-equiv="Content-Security-Policy" content="${policy}">`],
    ["<!--head-->", parts.head],
    ["<!--files-->", files.join("\n")],
    ['src="/app/entry.client.tsx"', `src="${entry}"`],
    ["<!--start-->", `<script>${start}</script>`],
    ['<div id="root"></div>', `<div id="root"${path}${module}>${parts.html}</div>`],
  ];
  const filled = template.replaceAll("%BASE_URL%", base);
  return places.reduce((page, [place, text]) => {
    const at = page.indexOf(place);
    if (at === -1) throw new Error(`the template has no ${place}`);
    return page.slice(0, at) + text + page.slice(at + place.length);
  }, filled);
}
