import { slugify } from "@foray/fieldops/slug";
import { splitLanguage } from "~/i18n/language.ts";
import { meantPath } from "~/start/meant-path.ts";
import { withoutChatTail } from "~/start/trailing-punctuation.ts";

/** `others` are aliases. */
export type SitePaths = Readonly<{
  paths: readonly string[];
  others: readonly (readonly [from: string, to: string])[];
}>;

/** `slugs` is keyed by slug, `joined` by the same without hyphens. */
export type PathNames = Readonly<{
  slugs: Readonly<Record<string, string>>;
  joined: Readonly<Record<string, string>>;
}>;

const join = (slug: string) => slug.replaceAll("-", "");

/** A page's own path wins over an alias. */
export function pathNames({ paths, others }: SitePaths): PathNames {
  const all = [...others, ...paths.map((path) => [path, path] as const)];
  const slugs = all.map(([from, to]) => [slugify(from), to] as const);
  return {
    slugs: Object.fromEntries(slugs),
    joined: Object.fromEntries(slugs.map(([from, to]) => [join(from), to])),
  };
}

/** The site's paths are loaded only for texts that pass. */
export function isPath(text: string): boolean {
  return text.includes("/");
}

const HOST = /^(?:https?:)?\/\/[^/\s]+|^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?=\/)|^localhost(?::\d+)?(?=\/)/i;

/**
 * Resolves a typed or pasted path or URL. Accepts any language prefix, a missing leading slash and any word
 * separators. Null for any other text.
 */
export function pathOf(text: string, names: PathNames, base = "/"): string | null {
  if (!isPath(text)) return null;
  const address = withoutChatTail(text.trim().replace(HOST, "")).replace(/\s*\/\s*/g, "/");
  const [, written = "", rest = ""] = /^([^?#]*)(.*)$/su.exec(address) ?? [];
  const whole = `/${readable(written).replace(/^\/+/, "")}`;
  const below = whole.startsWith(base) ? whole.slice(base.length - 1) : whole;
  const { path } = splitLanguage(below);
  const meant = meantPath(path, names.slugs) ?? meantPath(join(slugify(path)), names.joined);
  return meant === undefined ? null : meant + rest;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
