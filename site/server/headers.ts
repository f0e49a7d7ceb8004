/**
 * The headers that every host must send. The local server, `_headers` and the Caddyfile are all made from this file.
 */

import type { InlineSources } from "./inline-sources.ts";
import type { HeaderKind } from "./open-paths.ts";

/** The one other origin that the site asks anything of: market prices. */
export const MARKET_ORIGIN = "https://universalis.app";

export type Header = readonly [name: string, value: string];

export type HeaderOptions = Readonly<{
  /** What stands in the built pages as text. */
  inline: InlineSources;
  /** Loopback is plain HTTP, so nothing may be upgraded to HTTPS there. */
  loopback: boolean;
  /** A page that any site may frame: it asks the market nothing. */
  embed?: boolean;
}>;

/** The Content-Security-Policy: everything refused but what the built pages are known to use. */
export function contentSecurityPolicy({ inline, loopback, embed = false }: HeaderOptions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    embed ? "connect-src 'self'" : `connect-src 'self' ${MARKET_ORIGIN}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    embed ? "frame-ancestors *" : "frame-ancestors 'none'",
    ...(loopback ? [] : ["upgrade-insecure-requests"]),
  ].join("; ");
}

export type HeaderSets = Readonly<Record<HeaderKind, readonly Header[]>>;

/**
 * The headers of every kind of answer. No text stands in files that are no page, so their policy names none: over HTTP/1.1, where each
 * answer writes its headers anew, a first visit is some 40 kB smaller for it.
 */
export function headerSets(options: HeaderOptions): HeaderSets {
  const pages = securityHeaders(options);
  const files = securityHeaders({ ...options, inline: { scripts: [], styles: [] } });
  const readable: Header = ["Cross-Origin-Resource-Policy", "cross-origin"];
  const policy: Header = ["Content-Security-Policy", contentSecurityPolicy({ ...options, embed: true })];
  return {
    pages,
    files,
    // Scripts of any origin may read these, and the tag by which they know that a file has changed.
    open: [
      ...replaced(files, readable),
      ["Access-Control-Allow-Origin", "*"],
      ["Access-Control-Expose-Headers", "ETag"],
    ],
    embeds: replaced(replaced(pages, readable), policy).filter(([name]) => name !== "X-Frame-Options"),
  };
}

const replaced = (headers: readonly Header[], other: Header): readonly Header[] =>
  headers.map((header) => (header[0] === other[0] ? other : header));

/** Features of the browser that the site never uses. */
const refusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
] as const;

function securityHeaders(options: HeaderOptions): readonly Header[] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(options)],
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "no-referrer"],
    ["Permissions-Policy", refusedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
  ];
}

/** Files under this folder carry their content's hash in their name. */
export const IMMUTABLE_FOLDER = "/assets/";

export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Asked again on every visit, and answered with 304 when nothing has changed. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** How long a file may be kept, by its path. */
export function cacheControl(path: string): string {
  return path.startsWith(IMMUTABLE_FOLDER) ? IMMUTABLE : REVALIDATED;
}
