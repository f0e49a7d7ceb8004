import { joinLanguage, splitLanguage } from "../app/i18n/language.ts";
import { EMBED_FOLDER, EMBED_NOT_FOUND } from "./open-paths.ts";
import { pageAddress, pageFiles } from "./page-files.ts";
import { shareShell } from "./share-codes.ts";

/** Meaning of a request path, before any file is read. */
export type Answer =
  | Readonly<{ kind: "file"; file: string }>
  /** The address of a page, written in another way. */
  | Readonly<{ kind: "redirect"; to: string; status: 308 }>
  | Readonly<{ kind: "missing"; status: 404 | 414 }>;

/** Longer request targets are not looked at. */
export const MAX_TARGET_LENGTH = 8192;

/** The path and query of a request target, which a proxy's client sends as a whole address (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [start = ""] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  const rest = target.slice(start.length);
  return start === "" || rest.startsWith("/") ? rest : `/${rest}`;
}

const NOT_FOUND = "/404.html";

const MISSING: Answer = { kind: "missing", status: 404 };

/**
 * Finds the file for a request target among `files` (paths from the site's root, as `/forecast/cassie/index.html`).
 * Only files of that list can ever be answered, so no path leads out of the site. Pages have clean addresses:
 * a trailing slash, a written-out `index.html` or `.html` is sent on to the one without, if there is such a page.
 */
export function resolve(target: string, files: Pick<ReadonlySet<string>, "has">): Answer {
  if (target.length > MAX_TARGET_LENGTH) return { kind: "missing", status: 414 };
  const mark = target.indexOf("?");
  const query = mark === -1 ? "" : target.slice(mark);
  const path = decoded(mark === -1 ? target : target.slice(0, mark));
  if (path === undefined || !path.startsWith("/") || /(?:^|\/)\.|\0/.test(path)) return MISSING;

  const bare = path.replace(/\/index\.html$/, "/").replace(/\/+$/, "");
  const clean = bare === "" ? "/" : (pageAddress(bare) ?? bare);
  const pageAt = (address: string) => pageFiles(address).find((file) => files.has(file));
  // The list has no path that begins with two slashes, so the address stays on this site.
  const page = pageAt(clean);
  if (page !== undefined) {
    return path === clean
      ? { kind: "file", file: page }
      : { kind: "redirect", to: encodeURI(clean) + query, status: 308 };
  }
  if (files.has(path)) return { kind: "file", file: path };
  const shell = shareShell(path);
  return shell !== undefined && files.has(shell) ? { kind: "file", file: shell } : MISSING;
}

/** As `resolve`, for a site whose root is the address `base` ("/" or "/folder/"). Nothing outside of it is answered. */
export function resolveBelow(target: string, base: string, files: Pick<ReadonlySet<string>, "has">): Answer {
  if (base === "/") return resolve(target, files);
  const folder = base.slice(0, -1);
  const [path = ""] = target.split("?");
  if (path === folder) return { kind: "redirect", to: base + target.slice(path.length), status: 308 };
  if (!path.startsWith(base)) return MISSING;
  const found = resolve(target.slice(folder.length), files);
  return found.kind === "redirect" ? { ...found, to: folder + found.to } : found;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The page for what is not there at a path below the site's root: embeds have a small one, and each language may have its own. */
export function notFoundPage(path: string, files: Pick<ReadonlySet<string>, "has">): string {
  if (path.startsWith(EMBED_FOLDER)) return EMBED_NOT_FOUND;
  const own = joinLanguage(splitLanguage(path).language, NOT_FOUND);
  return files.has(own) ? own : NOT_FOUND;
}
