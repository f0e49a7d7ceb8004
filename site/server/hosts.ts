import { defaultLanguage, joinLanguage, type Language, languages } from "../app/i18n/language.ts";
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
  const folder = base === "/" ? "" : `\tredir ${base.slice(0, -1)} ${base} 308\n`;
  const below = (language: Language, path: string) => base + joinLanguage(language, path).slice(1);
  const codes = languages.flatMap((language) =>
    SHARES.map(
      ({ folder, shell }) => `\t@code-${language}${shell.replace(/\W/g, "-")} {
\t\tpath ${below(language, folder)}*
\t\tnot file {path}
\t\tnot file {path}/index.html
\t}
\trewrite @code-${language}${shell.replace(/\W/g, "-")} ${below(language, shell)}
`,
    ),
  );
  const loadouts = languages.map(
    (language) => `\t@loadout-${language} {
\t\tpath_regexp ^${below(language, `/${LOADOUT_CODE}`)}$
\t\tnot file {path}/index.html
\t}
\trewrite @loadout-${language} ${below(language, LOADOUT_SHELL)}
`,
  );
  const others = languages.filter((language) => language !== defaultLanguage);
  const missing = others.map(
    (language) => `\t\t@missing-${language} path ${below(language, "/")} ${below(language, "/")}/*
\t\trewrite @missing-${language} ${below(language, "/404.html")}
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

${folder}\t@slashed {
${base === "/" ? "" : `\t\tnot path ${base}\n`}\t\tpath_regexp page ^(/.+)/$
\t\tfile {re.page.1}/index.html
\t}
\tredir @slashed {re.page.1} 308

\t@page file {path}/index.html
\trewrite @page {path}/index.html

${codes.join("\n")}

${loadouts.join("\n")}
\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}

\thandle_errors {
${headerBlock("*", pages, "\t\t")}
\t\theader Cache-Control "${REVALIDATED}"
\t\t@missing not path ${others.map((language) => `${below(language, "/")} ${below(language, "/")}/*`).join(" ")}
\t\trewrite @missing ${base}404.html
${missing.join("")}\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}
