import { type Header, type HeaderSets, IMMUTABLE, IMMUTABLE_FOLDER, REVALIDATED } from "./headers.ts";
import { LOADOUT_CODE, LOADOUT_SHELL, SHARES } from "./share-codes.ts";

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both revalidate pages on their own; a `Cache-Control`
 * for all paths would be joined with that of the assets, so only the assets get one; so would a policy, so all files have that of pages
 * (over HTTP/2, which both speak, a header that comes again costs a byte). Below a folder, the file belongs at the root of what is
 * uploaded, beside the folder.
 */
export function headersFile({ pages }: HeaderSets, base = "/"): string {
  const lines = pages.map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines,
    "",
    `${base}${IMMUTABLE_FOLDER.slice(1)}*`,
    `  Cache-Control: ${IMMUTABLE}`,
    "",
  ].join("\n");
}

/** The headers of what a matcher names, as Caddy writes them, indented by some tabs. */
function headerBlock(matcher: string, headers: readonly Header[], tabs: string): string {
  const lines = headers.map(([name, value]) => `\t${name} ${JSON.stringify(value)}`);
  return [`header ${matcher} {`, ...lines, "\t-Server", "}"].map((line) => tabs + line).join("\n");
}

/** Files that are no page. */
const FILE_MATCHER = `{
\t\tfile {path}
\t\tnot path */ *.html
\t}`;

/**
 * A Caddyfile that serves the folder in `SITE_ROOT` at `SITE_ADDRESS` with the same headers and caching. With a base other
 * than "/", `SITE_ROOT` is the folder that holds the base.
 */
export function caddyfile({ pages, files }: HeaderSets, base = "/"): string {
  const immutable = base + IMMUTABLE_FOLDER.slice(1);
  const below = base === "/" ? "" : `\tredir ${base.slice(0, -1)} ${base} 308\n`;
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

\t@file ${FILE_MATCHER}
\t@other not ${FILE_MATCHER}
${headerBlock("@file", files, "\t")}
${headerBlock("@other", pages, "\t")}

\t@hidden path */.*
\terror @hidden 404

${below}\t@slashed {
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
${headerBlock("*", pages, "\t\t")}
\t\theader Cache-Control "${REVALIDATED}"
\t\trewrite * ${base}404.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}
