import { type Header, IMMUTABLE, IMMUTABLE_FOLDER, REVALIDATED } from "./headers.ts";

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both revalidate pages on their own; a `Cache-Control`
 * for all paths would be joined with that of the assets, so only the assets get one.
 */
export function headersFile(headers: readonly Header[]): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "", `${IMMUTABLE_FOLDER}*`, `  Cache-Control: ${IMMUTABLE}`, ""].join("\n");
}

/** A Caddyfile that serves the folder in `SITE_ROOT` at `SITE_ADDRESS` with the same headers and caching. */
export function caddyfile(headers: readonly Header[]): string {
  const lines = headers.map(([name, value]) => `\t\t${name} ${JSON.stringify(value)}`);
  return `{$SITE_ADDRESS:localhost} {
\troot * {$SITE_ROOT:site/build/client}

\theader {
${lines.join("\n")}
\t\t-Server
\t}
\t@immutable path ${IMMUTABLE_FOLDER}*
\t@revalidated not path ${IMMUTABLE_FOLDER}*
\theader @immutable Cache-Control "${IMMUTABLE}"
\theader @revalidated Cache-Control "${REVALIDATED}"

\t@hidden path */.*
\terror @hidden 404

\t@slashed {
\t\tpath_regexp page ^(/.+)/$
\t\tfile {re.page.1}/index.html
\t}
\tredir @slashed {re.page.1} 308

\t@page file {path}/index.html
\trewrite @page {path}/index.html

\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}

\thandle_errors {
\t\trewrite * /404.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}
