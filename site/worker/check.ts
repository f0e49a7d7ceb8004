import type { Entry } from "./manifest.ts";

/** Media types that a file with this ending may come with; a page's address has no ending. */
const typesByEnding: Readonly<Record<string, readonly string[]>> = {
  "": ["text/html"],
  html: ["text/html"],
  js: ["text/javascript", "application/javascript"],
  css: ["text/css"],
  json: ["application/json"],
  webmanifest: ["application/manifest+json", "application/json"],
  svg: ["image/svg+xml"],
  png: ["image/png"],
  webp: ["image/webp"],
  avif: ["image/avif"],
  jpg: ["image/jpeg"],
  ico: ["image/x-icon", "image/vnd.microsoft.icon"],
  woff2: ["font/woff2", "application/font-woff2", "application/octet-stream"],
};

/** Whether an answer is of the kind that its address names; for an ending that is not listed, anything but a page is. */
export function hasRightType(address: string, response: Response): boolean {
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const ending = /\.([a-z0-9]+)$/.exec(address)?.[1] ?? "";
  if (!Object.hasOwn(typesByEnding, ending)) return type !== "text/html";
  return typesByEnding[ending]?.includes(type) === true;
}

/** Bytes of the SHA-256 that make a fingerprint: 12 tell one file from another, and are 16 letters in base64url. */
const HASH_BYTES = 12;

/** The fingerprint of a file's content. */
export async function fingerprint(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).slice(0, HASH_BYTES);
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/**
 * The answer as it may be kept: whole, of the right type and with the content that the build wrote. `undefined` for any
 * other, such as the sign-in page of a network or a file of another version.
 */
export async function verified(response: Response, [address, hash]: Entry): Promise<Response | undefined> {
  if (response.status !== 200 || !hasRightType(address, response)) return undefined;
  const content = await response.arrayBuffer();
  if ((await fingerprint(content)) !== hash) return undefined;
  const headers = new Headers(response.headers);
  // The content has been decoded, and a cache refuses `Vary: *`. A new response also forgets a redirect, which no page may
  // be answered with.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(content, { headers });
}
