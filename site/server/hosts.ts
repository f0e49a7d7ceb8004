import { type Header, type HeaderSets, IMMUTABLE, IMMUTABLE_FOLDER, REVALIDATED } from "./headers.ts";
import { EMBED_FOLDER, OPEN_FOLDERS } from "./open-paths.ts";
import { LOADOUT_CODE, LOADOUT_SHELL, SHARES } from "./share-codes.ts";

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both revalidate pages on their own; a `Cache-Control`
 * for all paths would be joined with that of the assets, so only the assets get one; so would a policy, so all files have that of pages
 * (over HTTP/2, which both speak, a header that comes again costs a byte). Below a folder, the file belongs at the root of what is
 * uploaded, beside the folder.
 */
export function headersFile({ pages, open, embeds }: HeaderSets, base = "/"): string {
  const lines = (headers: readonly Header[]) => headers.map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines(pages),
    "",
    ...OPEN_FOLDERS.flatMap((folder) => [`${base}${folder.slice(1)}*`, ...otherHeaders(pages, open), ""]),
    `${base}${EMBED_FOLDER.slice(1)}*`,
    ...otherHeaders(pages, embeds),
    "",
    `${base}${IMMUTABLE_FOLDER.slice(1)}*`,
    `  Cache-Control: ${IMMUTABLE}`,
    "",
  ].join("\n");
}

/**
 * The lines that turn the headers of all paths into those of a folder. A header that another rule has set is taken back with `!` first;
 * else both values would be joined. Cloudflare knows this, Netlify does not.
 */
function otherHeaders(all: readonly Header[], wanted: readonly Header[]): readonly string[] {
  const before = new Map(all);
  // The policy of pages holds for files too: it only names more than they need.
  const policy = wanted.some(([name]) => name === "X-Frame-Options") ? "Content-Security-Policy" : undefined;
  const own = wanted.filter(([name, value]) => before.get(name) !== value && name !== policy);
  const gone = all.filter(([name]) => !wanted.some(([each]) => each === name));
  const takenBack = [...gone, ...own.filter(([name]) => before.has(name))].map(([name]) => `  ! ${name}`);
  return [...takenBack, ...own.map(([name, value]) => `  ${name}: ${value}`)];
}

/** The headers of what a matcher names, as Caddy writes them, indented by some tabs. */
function headerBlock(matcher: string, headers: readonly Header[], tabs: string): string {
  const lines = headers.map(([name, value]) => `\t${name} ${JSON.stringify(value)}`);
  return [`header ${matcher} {`, ...lines, "\t-Server", "}"].map((line) => tabs + line).join("\n");
}

/**
 * A Caddyfile that serves the folder in `SITE_ROOT` at `SITE_ADDRESS` with the same headers and caching. With a base other
 * than "/", `SITE_ROOT` is the folder that holds the base.
 */
export function caddyfile({ pages, files, open, embeds }: HeaderSets, base = "/"): string {
  const below = (folder: string) => `${base}${folder.slice(1)}*`;
  const openPaths = OPEN_FOLDERS.map(below).join(" ");
  const embedPaths = below(EMBED_FOLDER);
  const immutable = base + IMMUTABLE_FOLDER.slice(1);
  const toBase = base === "/" ? "" : `\tredir ${base.slice(0, -1)} ${base} 308\n`;
  const codes = SHARES.map(
    ({ folder, shell }, at) => `\t@code${at} {
\t\tpath ${base}${folder.slice(1)}*
\t\tnot file {path}
\t\tnot file {path}/index.html
\t}
\trewrite @code${at} ${base}${shell.slice(1)}
`,
  );
  // Caddy answers errors apart from the rest: they need the headers once more.
  return `{$SITE_ADDRESS:localhost} {
\troot * {$SITE_ROOT:site/build/client}

\t@immutable path ${immutable}*
\t@revalidated not path ${immutable}*
\theader @immutable Cache-Control "${IMMUTABLE}"
\theader @revalidated Cache-Control "${REVALIDATED}"

\t@open path ${openPaths}
\t@embed path ${embedPaths}
\t@file {
\t\tfile {path}
\t\tnot path */ *.html ${openPaths} ${embedPaths}
\t}
\t@closed {
\t\tnot path ${openPaths} ${embedPaths}
\t\tnot {
\t\t\tfile {path}
\t\t\tnot path */ *.html
\t\t}
\t}
${headerBlock("@open", open, "\t")}
${headerBlock("@embed", embeds, "\t")}
${headerBlock("@file", files, "\t")}
${headerBlock("@closed", pages, "\t")}

\t@hidden path */.*
\terror @hidden 404

${toBase}\t@slashed {
${base === "/" ? "" : `\t\tnot path ${base}\n`}\t\tpath_regexp page ^(/.+)/$
\t\tfile {re.page.1}/index.html
\t}
\tredir @slashed {re.page.1} 308

\t@page file {path}/index.html
\trewrite @page {path}/index.html

${codes.join("\n")}

\t@loadout {
\t\tpath_regexp ^${base}${LOADOUT_CODE}$
\t\tnot file {path}/index.html
\t}
\trewrite @loadout ${base}${LOADOUT_SHELL.slice(1)}

\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}

\thandle_errors {
\t\t@lost not path ${openPaths} ${embedPaths}
${headerBlock("@open", open, "\t\t")}
${headerBlock("@embed", embeds, "\t\t")}
${headerBlock("@lost", pages, "\t\t")}
\t\theader Cache-Control "${REVALIDATED}"
\t\t@not_embed not path ${embedPaths}
\t\trewrite @embed ${base}embed/404.html
\t\trewrite @not_embed ${base}404.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}
