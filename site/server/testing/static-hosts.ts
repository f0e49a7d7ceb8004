/** Based on the hosts' documentation and the table in slorber/trailing-slash-guide (August 2023). */
import { pageAddress } from "../page-files.ts";

export type Built = Readonly<{ files: ReadonlySet<string>; headers: string; redirects: string }>;
export type HostAnswer = Readonly<{
  status: number;
  file?: string;
  location?: string;
  headers: Readonly<Record<string, string>>;
}>;
type Found = Omit<HostAnswer, "headers">;

/** `:name` matches one path segment, `*` any rest, even an empty one. */
function pattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:[a-z]+/g, "[^/]+")
    .replace("*", ".*");
  return new RegExp(`^${source}$`);
}

const redirectRules = (text: string) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = "", status = ""] = line.split(" ");
      return { from, fits: pattern(from), to, status: Number(status) };
    });

type Rule = ReturnType<typeof redirectRules>[number];

const rulesOf = new Map<string, readonly Rule[]>();

function ruleFor(text: string, path: string): Rule | undefined {
  const rules = rulesOf.get(text) ?? redirectRules(text);
  rulesOf.set(text, rules);
  return rules.find(({ from, fits }) => (/[:*]/.test(from) ? fits.test(path) : from === path));
}

const headerRules = (text: string) =>
  text.split(/\n(?=\S)/).map((block) => {
    const [path = "", ...lines] = block.split("\n").filter((line) => line.trim() !== "");
    return { fits: pattern(path.trim()), lines: lines.map((line) => line.trim()) };
  });

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/** Cloudflare uses the nearest 404.html, the others only the one at the root. */
function lost(path: string, files: ReadonlySet<string>, nearest: boolean): Found {
  for (let folder = nearest ? folderOf(path) : "/"; folder !== ""; folder = folderOf(folder.slice(0, -1)))
    if (files.has(`${folder}404.html`)) return { status: 404, file: `${folder}404.html` };
  return { status: 404 };
}

function cloudflareFile(path: string, files: ReadonlySet<string>): Found {
  if (files.has(path) && path.endsWith(".html"))
    return { status: 308, location: path.replace(/(?:(?<=\/)index)?\.html$/, "") };
  if (files.has(path)) return { status: 200, file: path };
  if (path.endsWith("/")) {
    if (files.has(`${path}index.html`)) return { status: 200, file: `${path}index.html` };
    const bare = path.slice(0, -1);
    return files.has(`${bare}.html`) ? { status: 308, location: bare } : lost(path, files, true);
  }
  if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html` };
  return files.has(`${path}/index.html`) ? { status: 308, location: `${path}/` } : lost(path, files, true);
}

/** Applies rules before files, and joins the values of repeated headers. */
export function cloudflare({ files, headers, redirects }: Built, path: string): HostAnswer {
  const rule = ruleFor(redirects, path);
  const found: Found =
    rule === undefined
      ? cloudflareFile(path, files)
      : rule.status === 200
        ? // A target that redirects would change the visitor's URL.
          cloudflareFile(rule.to, files)
        : { status: rule.status, location: rule.to };
  const sent = new Map<string, string>();
  for (const { fits, lines } of headerRules(headers)) {
    if (!fits.test(path)) continue;
    for (const line of lines) {
      const [name = "", value = ""] = line.split(/: (.*)/);
      if (name.startsWith("! ")) sent.delete(name.slice(2));
      else sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value);
    }
  }
  return { ...found, headers: Object.fromEntries(sent) };
}

function netlifyFile(path: string, files: ReadonlySet<string>): Found | undefined {
  if (files.has(path)) return { status: 200, file: path };
  if (path.endsWith("/")) {
    if (files.has(`${path}index.html`)) return { status: 200, file: `${path}index.html` };
    const bare = path.slice(0, -1);
    return files.has(`${bare}.html`) ? { status: 301, location: bare } : undefined;
  }
  if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html` };
  return files.has(`${path}/index.html`) ? { status: 301, location: `${path}/` } : undefined;
}

/** Serves files before applying rules, and uses the last value of repeated headers. */
export function netlify({ files, headers, redirects }: Built, path: string): HostAnswer {
  const rule = ruleFor(redirects, path);
  const ruled =
    rule === undefined || rule.status === 200
      ? rule && netlifyFile(rule.to, files)
      : { status: rule.status, location: rule.to };
  const found = netlifyFile(path, files) ?? ruled ?? lost(path, files, false);
  const sent: Record<string, string> = {};
  for (const { fits, lines } of headerRules(headers)) {
    if (!fits.test(path)) continue;
    for (const line of lines) {
      const [name = "", value] = line.split(/: (.*)/);
      if (value !== undefined) sent[name] = value;
    }
  }
  return { ...found, headers: sent };
}

export function githubPages({ files }: Built, path: string): HostAnswer {
  const own = path.endsWith("/") ? `${path}index.html` : path;
  if (files.has(own)) return { status: 200, file: own, headers: {} };
  if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html`, headers: {} };
  if (files.has(`${path}/index.html`)) return { status: 301, location: `${path}/`, headers: {} };
  return { ...lost(path, files, false), headers: {} };
}

export function visited(host: (built: Built, path: string) => HostAnswer, built: Built, path: string) {
  let at = path;
  let hops = 0;
  let answer = host(built, at);
  while (answer.location !== undefined && hops < 5) {
    at = answer.location;
    hops += 1;
    answer = host(built, at);
  }
  return { ...answer, at, hops, page: answer.file === undefined ? undefined : pageAddress(answer.file) };
}
