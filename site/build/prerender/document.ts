import { createHash } from "node:crypto";
import { isLoopbackPage } from "../../app/browser/loopback-page.ts";
import { pagePolicy } from "../../server/headers.ts";
import { relayAddresses } from "../../server/relays.ts";

/** Values for the template, site/index.html. Files are URLs. */
export type DocumentParts = Readonly<{
  language: string;
  base: string;
  head: string;
  html: string;
  /** Without base and language; undefined for a document that serves many paths. */
  path: string | undefined;
  start: string;
  styles: readonly string[];
  fonts: readonly string[];
  scripts: readonly string[];
  entry: string;
  /** HTML before the page's files. */
  first?: string;
  /** HTML at the end of the head. */
  more?: string;
}>;

/** CSP source of an inline script. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/** Throws if the template lacks a placeholder. */
export function fillTemplate(template: string, parts: DocumentParts): string {
  const { base, start, entry } = parts;
  const isGamePage = parts.path !== undefined && isLoopbackPage(parts.path);
  const relays = relayAddresses();
  const relay = relays.length === 0 ? "" : `<meta name="relay" content="${relays.join(" ")}">`;
  const files = [
    parts.first ?? "",
    ...parts.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...parts.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...parts.scripts.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`),
    parts.more ?? "",
  ];
  const path = parts.path === undefined ? "" : ` data-path="${parts.path}"`;
  const places: readonly (readonly [place: string, text: string])[] = [
    ['lang="en"', `lang="${parts.language}"`],
    [
      "<!--policy-->",
      `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inlineSource(start), isGamePage)}">${relay}`,
    ],
    ["<!--head-->", parts.head],
    ["<!--files-->", files.join("\n")],
    ['src="/app/entry.client.tsx"', `src="${entry}"`],
    ["<!--start-->", `<script>${start}</script>`],
    ['<div id="root"></div>', `<div id="root"${path}>${parts.html}</div>`],
  ];
  const filled = template.replaceAll("%BASE_URL%", base);
  return places.reduce((page, [place, text]) => {
    const at = page.indexOf(place);
    if (at === -1) throw new Error(`the template has no ${place}`);
    return page.slice(0, at) + text + page.slice(at + place.length);
  }, filled);
}
