import { holsterHosts } from "#records/holster-hosts/facts";
import { slugify } from "../slug.ts";
import { type DecodedHolster, decodeHolster } from "./holster.ts";
import { type PluginPreset, readPresets } from "./plugin-preset.ts";

export type PastedHolster =
  /** A published holster, by the slugs in its URL. */
  | Readonly<{ kind: "named"; host: string; type: string; slug: string }>
  | Readonly<{ kind: "code"; decoded: DecodedHolster }>
  /** Presets of the plugin BozjaBuddy. */
  | Readonly<{ kind: "presets"; presets: readonly PluginPreset[] }>
  /** Must not change a bag; `torn` is a damaged preset. */
  | Readonly<{ kind: "torn" }>
  | Readonly<{ kind: "unreadable" }>;

const UNREADABLE: PastedHolster = { kind: "unreadable" };

/** Decodes %-escapes; invalid escapes stay as they are. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Requires most of the code to be readable: unrelated text also decodes to something. */
function readCode(text: string): PastedHolster {
  const code = unescaped(text);
  if (!/^[\w+/=-]+$/.test(code)) return UNREADABLE;
  const decoded = decodeHolster(code);
  const entries = decoded.prepop.length + decoded.main.length;
  return entries > 0 && decoded.ignored.length * 4 <= entries ? { kind: "code", decoded } : UNREADABLE;
}

/**
 * Reads a pasted holster link, a bare code or plugin presets. Accepts links to this site and to others with
 * the same URLs, with any prefix and in any case, and applies changes in their query. Never throws; mostly
 * unreadable text is `unreadable`.
 */
export function readPastedHolster(text: string): PastedHolster {
  const read = readPresets(text);
  if (read.kind === "presets") return read;
  if (read.kind === "torn") return { kind: "torn" };
  const bare = text.trim().replace(/^<(.*)>$/, "$1");
  const link = /(?:^|\/)(?:drs\/)?holster\/([^?#\s]+)(?:\?([^#\s]*))?/i.exec(bare);
  if (link === null) return /[\s:.?]/.test(bare) ? UNREADABLE : readCode(bare);
  const changed = new URLSearchParams(link[2] ?? "").get("bags");
  if (changed !== null) {
    const code = readCode(changed);
    if (code.kind === "code") return code;
  }
  const [first = "", second = "", third = ""] = (link[1] ?? "")
    .split("/")
    .map((part) => slugify(unescaped(part)));
  if (first === "c") return readCode((link[1] ?? "").slice(2));
  const host = holsterHosts.find(({ slug }) => slug === first);
  const type = host?.types.find(({ slug }) => slugify(slug) === second);
  const named = type?.roles.flatMap(({ holsters }) => holsters).find(({ slug }) => slugify(slug) === third);
  if (host === undefined || type === undefined || named === undefined) return UNREADABLE;
  return { kind: "named", host: host.slug, type: type.slug, slug: named.slug };
}
