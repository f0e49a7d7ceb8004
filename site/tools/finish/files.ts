import * as v from "valibot";
import { bootScript } from "../../app/boot.ts";
import { intoHead, intoStart } from "./head.ts";

const schema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

/** The bundle's files by the modules they were made from, with what each needs. */
export type Bundle = Readonly<v.InferOutput<typeof schema>>;

/** What a page loads, as addresses from the bundle's root: styles and scripts in the order they are needed, fonts, and the start. */
export type PageFiles = Readonly<{
  styles: readonly string[];
  fonts: readonly Readonly<{ family: string; file: string }>[];
  scripts: readonly string[];
  start: string;
}>;

/** Reads the bundler's list of what it wrote. Throws on a text of another shape. */
export function readBundle(text: string): Bundle {
  return v.parse(schema, JSON.parse(text));
}

/** The files of a page by its module's path below app/ (none for the document that stands for every address). */
export function filesOf(bundle: Bundle, module: string | undefined): PageFiles {
  const start = partOf(bundle, "app/entry.client.tsx");
  const seen = new Set<string>();
  const parts: Bundle[string][] = [];
  // What a part needs comes before it, so that its styles may change what shared ones say.
  const need = (name: string) => {
    const part = bundle[name];
    if (part === undefined || seen.has(name)) return;
    seen.add(name);
    for (const other of part.imports) need(other);
    parts.push(part);
  };
  need(start);
  if (module !== undefined) need(partOf(bundle, `app/${module}`));
  return {
    styles: [...new Set(parts.flatMap(({ css }) => css))],
    fonts: FONTS.map(({ family, end }) => ({ family, file: fileOf(bundle, end) })),
    scripts: parts.map(({ file }) => file).filter((file) => file !== bundle[start]?.file),
    start: bundle[start]?.file ?? "",
  };
}

/** The faces that every page's first view is set in. */
const FONTS = [
  { family: "Marcellus", end: "/marcellus-latin-400-normal.woff2" },
  { family: "Figtree", end: "/figtree.woff2" },
] as const;

function fileOf(bundle: Bundle, end: string): string {
  const found = Object.entries(bundle).find(([name]) => name.endsWith(end));
  if (found === undefined) throw new Error(`the bundle has no ${end}`);
  return found[1].file;
}

/** What the bundle calls a module: its path, which the router's build may have put something behind. */
function partOf(bundle: Bundle, module: string): string {
  const name = Object.keys(bundle).find((each) => each.split("?")[0] === module);
  if (name === undefined) throw new Error(`the bundle has no ${module}`);
  return name;
}

/**
 * Writes the start near the top of a page's head (app/boot.ts), with the fonts, asleep until it wakes them, and names the page's other
 * files at the head's end: the styles at once; the scripts, and what makes the site an app, asleep until the first paint.
 * `path` is the address that the page was made for; the document that stands for every address has none.
 */
export function nameFiles(html: string, files: PageFiles, base: string, path?: string): string {
  const madeFor = path === undefined ? "" : ` data-path="${path}"`;
  const start = [
    ...files.fonts.map(
      ({ family, file }) =>
        `<link rel="later" href="${base}${file}" as="font" type="font/woff2" crossorigin="anonymous" data-family="${family}"/>`,
    ),
    `<script data-boot="">${bootScript}</script>`,
  ];
  const links = [
    ...files.styles.map((file) => `<link rel="stylesheet" href="${base}${file}"/>`),
    ...files.scripts.map((file) => `<link rel="later" href="${base}${file}"/>`),
    `<link rel="later" type="application/manifest+json" href="${base}manifest.webmanifest"/>`,
    `<link rel="later" data-start=""${madeFor} href="${base}${files.start}"/>`,
  ];
  return intoHead(intoStart(html, start.join("")), links.join(""));
}
