import { joinLanguage, splitLanguage } from "../app/i18n/language.ts";
import { EMBED_FOLDER, EMBED_NOT_FOUND } from "./open-paths.ts";
import { pageAddress, pageFiles } from "./page-files.ts";
import { shareShell } from "./share-codes.ts";

export type Answer =
  | Readonly<{ kind: "file"; file: string }>
  | Readonly<{ kind: "redirect"; to: string; status: 308 }>
  | Readonly<{ kind: "missing"; status: 404 | 414 }>;

/** Longer request targets get a 414. */
export const MAX_TARGET_LENGTH = 8192;

/** Clients of proxies send the whole URL (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [start = ""] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  const rest = target.slice(start.length);
  return start === "" || rest.startsWith("/") ? rest : `/${rest}`;
}

const NOT_FOUND = "/404.html";

const MISSING: Answer = { kind: "missing", status: 404 };

/**
 * Finds the file for a request target. Only listed files are served, so paths cannot escape the site. Page
 * URLs with a trailing slash, `index.html` or `.html` redirect to the clean URL.
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
  // No listed path starts with two slashes, so redirects stay on the site.
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

/** Embeds have their own page, and languages may have one. */
export function notFoundPage(path: string, files: Pick<ReadonlySet<string>, "has">): string {
  if (path.startsWith(EMBED_FOLDER)) return EMBED_NOT_FOUND;
  const own = joinLanguage(splitLanguage(path).language, NOT_FOUND);
  return files.has(own) ? own : NOT_FOUND;
}
