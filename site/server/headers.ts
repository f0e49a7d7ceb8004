/** Used by the local server, `_headers`, the Caddyfile and the nginx configuration. */

import { GAME_HOSTS, GAME_PORT } from "../app/browser/loopback-page.ts";
import type { HeaderKind } from "./open-paths.ts";
import { relayAddresses } from "./relays.ts";

/** The only other origin that all sites connect to. Hosts may add relays for live boards. */
export const MARKET_ORIGIN = "https://universalis.app";

export type Header = readonly [name: string, value: string];

const gameSources = GAME_HOSTS.map((host) => `ws://${host}:${GAME_PORT}`);

type PolicyNeeds = Readonly<{ scripts?: readonly string[]; connect?: readonly string[] }>;

function policy({ scripts = [], connect = [] }: PolicyNeeds = {}): readonly string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // For previews of the site's own embeds.
    "frame-src 'self'",
    ["connect-src 'self'", MARKET_ORIGIN, ...relayAddresses(), ...connect].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/**
 * Policy in every page's HTML, whatever the host sends.
 * @param start source (`'sha256-…'`) of the inline script, which is the same on all pages
 * @param loopback whether the page may connect to the player's game
 */
export function pagePolicy(start: string, loopback = false): string {
  return policy({ scripts: [start], connect: loopback ? gameSources : [] }).join("; ");
}

export type HeaderOptions = Readonly<{
  /** Loopback uses plain HTTP, so requests must not be upgraded. */
  loopback: boolean;
  /** Whether HSTS includes subdomains, which only the domain's owner can decide. */
  subdomains?: boolean;
}>;

export type HeaderSets = Readonly<Record<HeaderKind, readonly Header[]>>;

/**
 * For pages, the header only has directives that the page's own policy cannot contain; browsers enforce both.
 * Files have no policy of their own.
 */
export function headerSets({ loopback, subdomains = false }: HeaderOptions): HeaderSets {
  const rest = ["frame-ancestors 'none'", ...(loopback ? [] : ["upgrade-insecure-requests"])];
  const securityHeaders = (directives: readonly string[]) => headersWith(directives, subdomains);
  const files = securityHeaders([...policy(), ...rest]);
  const readable: Header = ["Cross-Origin-Resource-Policy", "cross-origin"];
  // Embeds may be framed and connect to no other origin. Their fonts are in the style sheet, because a
  // sandboxed frame could not fetch them.
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
    // The page's own policy allows the connection; this lets the browser ask the player for it.
    game: replaced(pages, ["Permissions-Policy", permissions(loopbackFeatures)]),
    files,
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

/** All features of Chromium 156 except writing to the clipboard, sharing, sound and wake locks. */
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

/** Permissions for loopback connections: the current name and its predecessor. */
const loopbackFeatures: readonly string[] = ["loopback-network", "local-network-access"];

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
    // "require-corp" would block opaque responses, which tell whether the market service is up when CORS
    // forbids reading the response.
    ["Cross-Origin-Embedder-Policy", "credentialless"],
  ];
}

/** Its files have a content hash in their name. */
export const IMMUTABLE_FOLDER = "/assets/";

export const IMMUTABLE = "public, max-age=31536000, immutable";

export const REVALIDATED = "public, max-age=0, must-revalidate";

export function cacheControl(path: string): string {
  return path.startsWith(IMMUTABLE_FOLDER) ? IMMUTABLE : REVALIDATED;
}
