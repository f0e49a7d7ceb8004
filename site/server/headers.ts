/**
 * The headers that every host must send. The local server, `_headers` and the Caddyfile are all made from this file.
 */

import { GAME_HOSTS, GAME_PORT } from "../app/browser/loopback-page.ts";
import type { HeaderKind } from "./open-paths.ts";
import { relayAddresses } from "./relays.ts";

/** The one other origin that every site asks anything of: market prices. Relays of live boards are added where a host names them. */
export const MARKET_ORIGIN = "https://universalis.app";

export type Header = readonly [name: string, value: string];

/** The player's own game, which one page may connect to. */
const gameSources = GAME_HOSTS.map((host) => `ws://${host}:${GAME_PORT}`);

type PolicyNeeds = Readonly<{ scripts?: readonly string[]; connect?: readonly string[] }>;

function policy({ scripts = [], connect = [] }: PolicyNeeds = {}): readonly string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A page shows its own embeds as they are going to look.
    "frame-src 'self'",
    ["connect-src 'self'", MARKET_ORIGIN, ...relayAddresses(), ...connect].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/**
 * The Content-Security-Policy that every page carries itself, whatever its host sends: everything refused but what pages are known to use.
 * @param start the source (`'sha256-…'`) of the one inline script, which is the same in all pages
 * @param loopback whether it is the page that may connect to the player's own game
 */
export function pagePolicy(start: string, loopback = false): string {
  return policy({ scripts: [start], connect: loopback ? gameSources : [] }).join("; ");
}

export type HeaderOptions = Readonly<{
  /** Loopback is plain HTTP, so nothing may be upgraded to HTTPS there. */
  loopback: boolean;
  /** Whether browsers are to ask for HTTPS on every subdomain too; only the owner of the domain can know. */
  subdomains?: boolean;
}>;

export type HeaderSets = Readonly<Record<HeaderKind, readonly Header[]>>;

/**
 * The headers of every kind of answer. A page's header says what its own policy cannot; a browser
 * keeps to both. Files have no policy of their own, so theirs is complete.
 */
export function headerSets({ loopback, subdomains = false }: HeaderOptions): HeaderSets {
  const rest = ["frame-ancestors 'none'", ...(loopback ? [] : ["upgrade-insecure-requests"])];
  const securityHeaders = (directives: readonly string[]) => headersWith(directives, subdomains);
  const files = securityHeaders([...policy(), ...rest]);
  const readable: Header = ["Cross-Origin-Resource-Policy", "cross-origin"];
  // No page of the almanac itself has this policy: an embed may be framed, and asks no other origin. Its faces are in its style sheet,
  // as a sandboxed frame could not fetch them.
  const framed: Header = [
    "Content-Security-Policy",
    ["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src data:"]
      .concat("base-uri 'none'", "form-action 'none'")
      .concat("frame-ancestors *", loopback ? [] : ["upgrade-insecure-requests"])
      .join("; "),
  ];
  const pages = securityHeaders(rest);
  return {
    pages,
    // The page's own policy names the game; its header differs in what the browser may ask the player for.
    game: replaced(pages, ["Permissions-Policy", permissions(loopbackFeatures)]),
    files,
    // Scripts of any origin may read these, and the tag by which they know that a file has changed.
    open: [
      ...replaced(files, readable),
      ["Access-Control-Allow-Origin", "*"],
      ["Access-Control-Expose-Headers", "ETag"],
    ],
    embeds: replaced(replaced(files, readable), framed).filter(([name]) => name !== "X-Frame-Options"),
  };
}

const replaced = (headers: readonly Header[], other: Header): readonly Header[] =>
  headers.map((header) => (header[0] === other[0] ? other : header));

/** Features of the browser that the site never uses: all that Chromium 156 knows but writing to the clipboard, sharing, sound and a lit screen. */
const refusedFeatures = [
  "accelerometer",
  "aria-notify",
  "browsing-topics",
  "camera",
  "captured-surface-control",
  "clipboard-read",
  "compute-pressure",
  "deferred-fetch",
  "deferred-fetch-minimal",
  "digital-credentials-create",
  "digital-credentials-get",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "interest-cohort",
  "keyboard-map",
  "language-detector",
  "language-model",
  "local-fonts",
  "local-network",
  "local-network-access",
  "loopback-network",
  "magnetometer",
  "microphone",
  "midi",
  "on-device-speech-recognition",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "private-state-token-issuance",
  "private-state-token-redemption",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "serial",
  "speaker-selection",
  "storage-access",
  "summarizer",
  "sync-xhr",
  "translator",
  "unload",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

/** Features that the browser asks the player about before a page connects to loopback: the newer name and the one before it. */
const loopbackFeatures: readonly string[] = ["loopback-network", "local-network-access"];

/** The policy that refuses every feature but those that the site's own page may use. */
function permissions(own: readonly string[]): string {
  return refusedFeatures.map((feature) => `${feature}=${own.includes(feature) ? "(self)" : "()"}`).join(", ");
}

function headersWith(directives: readonly string[], subdomains: boolean): readonly Header[] {
  return [
    ["Content-Security-Policy", directives.join("; ")],
    ["Strict-Transport-Security", `max-age=63072000${subdomains ? "; includeSubDomains" : ""}`],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "no-referrer"],
    ["Permissions-Policy", permissions([])],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    // Not "require-corp": that would hide whether the market service answers at all where it forbids scripts to read what.
    ["Cross-Origin-Embedder-Policy", "credentialless"],
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
