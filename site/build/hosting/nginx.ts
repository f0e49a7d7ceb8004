import { LOOPBACK_PAGES } from "../../app/browser/loopback-page.ts";
import { defaultLanguage, joinLanguage, languages } from "../../app/i18n/language.ts";
import {
  type Header,
  type HeaderSets,
  IMMUTABLE,
  IMMUTABLE_FOLDER,
  REVALIDATED,
} from "../../server/headers.ts";
import { EMBED_FOLDER, EMBED_NOT_FOUND, type HeaderKind, OPEN_FOLDERS } from "../../server/open-paths.ts";
import {
  EMBED_RUN_FOLDER,
  EMBED_RUN_SHELL,
  LOADOUT_CODE,
  LOADOUT_SHELL,
  SHARES,
} from "../../server/share-codes.ts";

/** Placeholder that the host replaces. */
const ROOT = "/srv/almanac";

const quoted = (text: string) => `"${text.replaceAll(/["\\$]/g, "\\$&")}"`;
const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function map(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  return [
    `map ${source} $${variable} {`,
    ...lines.map(([pattern, value]) => `\t${pattern} ${value};`),
    "}",
  ].join("\n");
}

/** One `map` per header, by kind of response. nginx does not send empty headers. */
function headerMaps(sets: HeaderSets): readonly (readonly [name: string, variable: string, text: string])[] {
  const kinds = Object.keys(sets).filter((kind): kind is HeaderKind => kind in sets);
  const names = [...new Set(kinds.flatMap((kind) => sets[kind].map(([name]) => name)))];
  const textOf = (kind: HeaderKind, name: string) =>
    new Map<Header[0], Header[1]>(sets[kind]).get(name) ?? "";
  return names.map((name) => {
    const variable = `almanac_${name.toLowerCase().replaceAll("-", "_")}`;
    const usual = textOf("pages", name);
    const others = kinds.filter((kind) => textOf(kind, name) !== usual);
    const lines = others.map((kind) => [kind, quoted(textOf(kind, name))] as const);
    return [name, variable, map("$almanac_kind", variable, [["default", quoted(usual)], ...lines])];
  });
}

/** For nginx 1.18 or later, to be included in `http`. The host replaces root, name and certificate. */
export function nginxConfiguration(sets: HeaderSets, base = "/"): string {
  const folder = base.slice(0, -1);
  const prefixed = languages.filter((language) => language !== defaultLanguage);
  const prefix = `(?<language>/(?:${prefixed.join("|")}))?`;
  const open = OPEN_FOLDERS.map((path) => plain(path)).join("|");
  const headers = headerMaps(sets);
  const maps = [
    // The requested path, because nginx rewrites `$uri` to the file it serves.
    map("$request_uri", "almanac_asked", [['"~^(?<asked>[^?]*)"', "$asked"]]),
    map("$almanac_asked", "almanac_area", [
      ["default", "page"],
      [`"~^${plain(folder)}(?:${open})"`, "open"],
      [`"~^${plain(folder + EMBED_FOLDER)}"`, "embeds"],
      [`"~^${plain(folder)}${prefix}(?:${LOOPBACK_PAGES.map(plain).join("|")})/?$"`, "game"],
    ]),
    // Pages end in .html; paths without an extension are pages too, or redirect to one.
    map('"$almanac_area $uri"', "almanac_kind", [
      ["default", "files"],
      ['"~^open "', "open"],
      ['"~^embeds "', "embeds"],
      ['"~^game .*(?:\\.html|/[^./]*)$"', "game"],
      ['"~^page .*(?:\\.html|/[^./]*)$"', "pages"],
    ]),
    map('"$uri $status"', "almanac_caching", [
      ["default", quoted(REVALIDATED)],
      [`"~^${plain(base + IMMUTABLE_FOLDER.slice(1))}.* (?:200|206|304)$"`, quoted(IMMUTABLE)],
    ]),
  ];
  const below = (path: string) => folder + path;
  const page = "$uri.html $uri/index.html";
  const shares = languages.flatMap((language) =>
    SHARES.map(
      ({ folder: codes, shell }) =>
        `\tlocation ^~ ${below(joinLanguage(language, codes))} { try_files $uri ${page} ${below(joinLanguage(language, shell))}; }`,
    ),
  );
  const loadouts = languages.map(
    (language) =>
      `\tlocation ~ "^${plain(below(joinLanguage(language, "/")).replace(/\/$/, ""))}/${LOADOUT_CODE}$" { try_files $uri ${page} ${below(joinLanguage(language, LOADOUT_SHELL))}; }`,
  );
  return `# Made by the build. Include it in http { }, and put in the folder, the name and the certificate of the host.
${maps.join("\n")}
${headers.map(([, , text]) => text).join("\n")}
map $almanac_asked $almanac_lost {
\tdefault ${below("/404.html")};
\t"~^${plain(below(EMBED_FOLDER))}" ${below(EMBED_NOT_FOUND)};
${prefixed.map((language) => `\t"~*^${plain(below(`/${language}`))}(?:/|$)" ${below(joinLanguage(language, "/404.html"))};`).join("\n")}
}

server {
\tlisten 80;
\tserver_name _;
\troot ${ROOT};
\tserver_tokens off;
\tcharset utf-8;
\tcharset_types text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json application/atom+xml text/calendar image/svg+xml;
\ttypes {
\t\ttext/html html;
\t\ttext/css css;
\t\ttext/javascript js mjs;
\t\tapplication/json json map;
\t\tapplication/manifest+json webmanifest;
\t\tapplication/atom+xml atom;
\t\ttext/calendar ics;
\t\ttext/plain txt;
\t\tapplication/xml xml;
\t\timage/svg+xml svg;
\t\timage/png png;
\t\timage/webp webp;
\t\timage/avif avif;
\t\timage/jpeg jpg;
\t\timage/x-icon ico;
\t\tfont/woff2 woff2;
\t\tapplication/wasm wasm;
\t}
\tdefault_type application/octet-stream;
\tgzip on;
\tgzip_static on;
\tgzip_min_length 860;
\tgzip_types text/css text/plain text/javascript application/json application/manifest+json application/atom+xml application/xml text/calendar image/svg+xml application/wasm;
\tgzip_vary on;
\terror_page 404 $almanac_lost;
\tabsolute_redirect off;
${headers.map(([name, variable]) => `\tadd_header ${name} $${variable} always;`).join("\n")}
\tadd_header Cache-Control $almanac_caching always;

${folder === "" ? "" : `\tlocation = ${folder} { return 308 ${base}$is_args$args; }\n`}\tlocation ~ "/\\." { return 404; }
\tlocation = ${base} { try_files ${below("/index.html")} =404; }
\tlocation ~ "^(?<bare>.+)/$" {
\t\tif (-f $document_root$bare.html) { return 308 $bare$is_args$args; }
\t\tif (-f $document_root$bare/index.html) { return 308 $bare$is_args$args; }
\t\treturn 404;
\t}
${shares.join("\n")}
\tlocation = ${below(EMBED_RUN_FOLDER)} { return 404; }
\tlocation ^~ ${below(EMBED_RUN_FOLDER)} { try_files $uri ${below(EMBED_RUN_SHELL)}; }
${loadouts.join("\n")}
\tlocation / { try_files $uri ${page} =404; }
}
`;
}
