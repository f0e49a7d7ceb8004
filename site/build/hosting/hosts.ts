import { LOOPBACK_PAGES } from "../../app/browser/loopback-page.ts";
import { defaultLanguage, joinLanguage, type Language, languages } from "../../app/i18n/language.ts";
import {
  type Header,
  type HeaderSets,
  IMMUTABLE,
  IMMUTABLE_FOLDER,
  REVALIDATED,
} from "../../server/headers.ts";
import { EMBED_FOLDER, EMBED_NOT_FOUND, OPEN_FOLDERS } from "../../server/open-paths.ts";
import { NO_PAGE } from "../../server/page-files.ts";
import {
  EMBED_RUN_FOLDER,
  EMBED_RUN_SHELL,
  LOADOUT_CODE,
  LOADOUT_SHELL,
  SHARES,
} from "../../server/share-codes.ts";

/**
 * Both hosts join the values of all matching rules, so only assets set `Cache-Control` and all files get the
 * policy of pages. For a site below a folder, the file belongs at the root of the upload.
 */
export function headersFile({ pages, game, open, embeds }: HeaderSets, base = "/"): string {
  const rule = (path: string, headers: readonly Header[]) => [
    `${base}${path.slice(1)}`,
    ...otherHeaders(pages, headers),
    "",
  ];
  const folder = (path: string, headers: readonly Header[]) => rule(`${path}*`, headers);
  return [
    `${base}*`,
    ...pages.map(([name, value]) => `  ${name}: ${value}`),
    "",
    ...OPEN_FOLDERS.flatMap((path) => folder(path, open)),
    ...folder(EMBED_FOLDER, embeds),
    // Some hosts add a trailing slash.
    ...gamePages.flatMap((path) => [...rule(path, game), ...rule(`${path}/`, game)]),
    `${base}${IMMUTABLE_FOLDER.slice(1)}*`,
    `  Cache-Control: ${IMMUTABLE}`,
    "",
  ].join("\n");
}

const gamePages = languages.flatMap((language) => LOOPBACK_PAGES.map((page) => joinLanguage(language, page)));

/**
 * Headers that another rule sets are removed with `!` first, or the host would join both values. Netlify
 * ignores `!` and uses the last value. The leftover X-Frame-Options is harmless: browsers prefer
 * frame-ancestors.
 */
function otherHeaders(all: readonly Header[], wanted: readonly Header[]): readonly string[] {
  const before = new Map(all);
  const own = wanted.filter(([name, value]) => before.get(name) !== value);
  const gone = all.filter(([name]) => !wanted.some(([each]) => each === name));
  const takenBack = [...gone, ...own.filter(([name]) => before.has(name))].map(([name]) => `  ! ${name}`);
  return [...takenBack, ...own.map(([name, value]) => `  ${name}: ${value}`)];
}

/**
 * Serves share codes their shell. Cloudflare applies rules before files and wants targets without `.html`.
 * Neither host supports patterns, so codes below /ba/ get the not-found page, which also opens them.
 */
export function redirectsFile(base: string): string {
  const below = (path: string) => base + path.slice(1);
  const rulesOf = (folder: string, shell: string) => {
    const codes = `${below(folder)}:code`;
    const target = below(shell).replace(/\.html$/, "");
    return [`${codes} ${target} 200\n`, `${codes}/* ${target} 200\n`];
  };
  const rules = languages.flatMap((language) =>
    SHARES.flatMap(({ folder, shell }) =>
      rulesOf(joinLanguage(language, folder), joinLanguage(language, shell)),
    ),
  );
  return [...rules, ...rulesOf(EMBED_RUN_FOLDER, EMBED_RUN_SHELL)].join("");
}

function headerBlock(matcher: string, headers: readonly Header[], tabs: string): string {
  const lines = headers.map(([name, value]) => `\t${name} ${JSON.stringify(value)}`);
  return [`header ${matcher} {`, ...lines, "\t-Server", "}"].map((line) => tabs + line).join("\n");
}

/** With a base other than "/", `SITE_ROOT` contains the folder of the base. */
export function caddyfile({ pages, game, files, open, embeds }: HeaderSets, base = "/"): string {
  const openPaths = OPEN_FOLDERS.map((path) => `${base}${path.slice(1)}*`).join(" ");
  const embedPaths = `${base}${EMBED_FOLDER.slice(1)}*`;
  const gamePaths = gamePages.map((path) => base + path.slice(1)).join(" ");
  const immutable = base + IMMUTABLE_FOLDER.slice(1);
  const folder = base === "/" ? "" : `\tredir ${base.slice(0, -1)} ${base} 308\n`;
  const below = (language: Language, path: string) => base + joinLanguage(language, path).slice(1);
  const codes = languages.flatMap((language) =>
    SHARES.map(
      ({ folder, shell }) => `\t@code-${language}${shell.replace(/\W/g, "-")} {
\t\tpath ${below(language, folder)}*
\t\tnot file {path} {path}/index.html {path}.html
\t}
\trewrite @code-${language}${shell.replace(/\W/g, "-")} ${below(language, shell)}
`,
    ),
  );
  const loadouts = languages.map(
    (language) => `\t@loadout-${language} {
\t\tpath_regexp ^${below(language, `/${LOADOUT_CODE}`)}$
\t\tnot file {path}/index.html {path}.html
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
  // Caddy handles errors in a separate route, which has to repeat the headers.
  return `{$SITE_ADDRESS:localhost} {
\troot * {$SITE_ROOT:site/dist/client}

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
\t@game path ${gamePaths}
\t@other {
\t\tnot path ${openPaths} ${embedPaths} ${gamePaths}
\t\tnot {
\t\t\tfile {path}
\t\t\tnot path */ *.html
\t\t}
\t}
${headerBlock("@open", open, "\t")}
${headerBlock("@embed", embeds, "\t")}
${headerBlock("@file", files, "\t")}
${headerBlock("@game", game, "\t")}
${headerBlock("@other", pages, "\t")}

\t@hidden path */.*
\terror @hidden 404

${folder}\tmap {path} {unslashed} {
\t\t\`~^(/.+)/$\` \${1}
\t\tdefault ""
\t}
\t@slashed {
${base === "/" ? "" : `\t\tnot path ${base}\n`}\t\texpression {unslashed} != ""
\t\tfile {unslashed}/index.html {unslashed}.html
\t}
\tredir @slashed {unslashed} 308

\t@page {
\t\tnot path_regexp /${NO_PAGE}$
\t\tfile {path}.html {path}/index.html
\t}
\trewrite @page {http.matchers.file.relative}

${codes.join("\n")}

\t@embedded-run {
\t\tpath ${base}${EMBED_RUN_FOLDER.slice(1)}*
\t\tnot path ${base}${EMBED_RUN_FOLDER.slice(1)}
\t}
\trewrite @embedded-run ${base}${EMBED_RUN_SHELL.slice(1)}

${loadouts.join("\n")}
\tencode zstd gzip
\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}

\thandle_errors {
\t\t@closed not path ${openPaths} ${embedPaths}
${headerBlock("@open", open, "\t\t")}
${headerBlock("@embed", embeds, "\t\t")}
${headerBlock("@closed", pages, "\t\t")}
\t\theader Cache-Control "${REVALIDATED}"
\t\trewrite @embed ${base}${EMBED_NOT_FOUND.slice(1)}
\t\t@missing not path ${embedPaths} ${others.map((language) => `${below(language, "/")} ${below(language, "/")}/*`).join(" ")}
\t\trewrite @missing ${base}404.html
${missing.join("")}\t\tencode zstd gzip
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}
