import type { Entry } from "./manifest.ts";

/** By file extension; pages have none. */
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

/** Unknown extensions accept anything but HTML. */
export function hasRightType(address: string, response: Response): boolean {
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const ending = /\.([a-z0-9]+)$/.exec(address)?.[1] ?? "";
  if (!Object.hasOwn(typesByEnding, ending)) return type !== "text/html";
  return typesByEnding[ending]?.includes(type) === true;
}

/** 12 bytes are unique enough and make 16 base64url characters. */
const HASH_BYTES = 12;

export async function fingerprint(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).slice(0, HASH_BYTES);
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Checks type and content. `undefined` for a captive portal's page or another version's file. */
export async function verified(response: Response, [address, hash]: Entry): Promise<Response | undefined> {
  if (response.status !== 200 || !hasRightType(address, response)) return undefined;
  const content = await response.arrayBuffer();
  if ((await fingerprint(content)) !== hash) return undefined;
  const headers = new Headers(response.headers);
  // The content is decoded, and caches reject `Vary: *`. A new response also drops the redirected flag, which
  // navigations do not allow.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(content, { headers });
}
