import { holsterHosts } from "#records/holster-hosts/facts";
import { slugify } from "../slug.ts";
import { type DecodedHolster, decodeHolster } from "./holster.ts";
import { type PluginPreset, readPresets } from "./plugin-preset.ts";

/** Meaning of a pasted text. */
export type PastedHolster =
  /** A published holster, by the slugs of its address. */
  | Readonly<{ kind: "named"; host: string; type: string; slug: string }>
  | Readonly<{ kind: "code"; decoded: DecodedHolster }>
  /** Presets of the plugin BozjaBuddy. */
  | Readonly<{ kind: "presets"; presets: readonly PluginPreset[] }>
  /** Nothing that should change a bag; `torn` was such a preset before something was lost. */
  | Readonly<{ kind: "torn" }>
  | Readonly<{ kind: "unreadable" }>;

const UNREADABLE: PastedHolster = { kind: "unreadable" };

/** Parts of an address that may be shown as %-escapes; text that is not an escape stays. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code whose greater part can be read; anything else, as an invitation to some server, decodes to noise. */
function readCode(text: string): PastedHolster {
  const code = unescaped(text);
  if (!/^[\w+/=-]+$/.test(code)) return UNREADABLE;
  const decoded = decodeHolster(code);
  const entries = decoded.prepop.length + decoded.main.length;
  return entries > 0 && decoded.ignored.length * 4 <= entries ? { kind: "code", decoded } : UNREADABLE;
}

/**
 * Reads a pasted link to a holster, a bare code or presets of a plugin: links of this site and of others with the same addresses, with
 * any prefix, in any capitals, with what their query changed. Never throws; what is mostly noise is `unreadable`.
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
