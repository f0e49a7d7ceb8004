import { slugify } from "@foray/fieldops/slug";
import { splitLanguage } from "~/i18n/language.ts";
import { meantPath } from "~/start/meant-path.ts";
import { withoutChatTail } from "~/start/trailing-punctuation.ts";

/** Every page of the site, and the other names of some. */
export type SitePaths = Readonly<{
  paths: readonly string[];
  others: readonly (readonly [from: string, to: string])[];
}>;

/** Pages by their folded addresses, and by these without what parts their words. */
export type PathNames = Readonly<{
  folded: Readonly<Record<string, string>>;
  joined: Readonly<Record<string, string>>;
}>;

const join = (folded: string) => folded.replaceAll("-", "");

/** Makes what `pathAsked` looks paths up in; a page's own address goes before another name. */
export function pathNames({ paths, others }: SitePaths): PathNames {
  const all = [...others, ...paths.map((path) => [path, path] as const)];
  const folded = all.map(([from, to]) => [slugify(from), to] as const);
  return {
    folded: Object.fromEntries(folded),
    joined: Object.fromEntries(folded.map(([from, to]) => [join(from), to])),
  };
}

/** Whether a text may be a path: only then are the paths of the site worth loading. */
export function isPath(text: string): boolean {
  return text.includes("/");
}

const HOST = /^(?:https?:)?\/\/[^/\s]+|^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?=\/)|^localhost(?::\d+)?(?=\/)/i;

/**
 * The address on the site that a text means: a path or a whole address as it is pasted or typed, in any language, with or without its
 * first slash, however its words are parted. Null for any other text.
 */
export function pathAsked(text: string, names: PathNames, base = "/"): string | null {
  if (!isPath(text)) return null;
  const address = withoutChatTail(text.trim().replace(HOST, "")).replace(/\s*\/\s*/g, "/");
  const [, written = "", rest = ""] = /^([^?#]*)(.*)$/su.exec(address) ?? [];
  const whole = `/${readable(written).replace(/^\/+/, "")}`;
  const below = whole.startsWith(base) ? whole.slice(base.length - 1) : whole;
  const { path } = splitLanguage(below);
  const meant = meantPath(path, names.folded) ?? meantPath(join(slugify(path)), names.joined);
  return meant === undefined ? null : meant + rest;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
