import * as v from "valibot";

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const schema = v.record(v.string(), chunk);

/** What the bundler wrote, by the modules it was made from. */
export type Manifest = Readonly<v.InferOutput<typeof schema>>;

/** What a page loads, as paths from the site's root, each behind those that it needs. */
export type PageFiles = Readonly<{
  scripts: readonly string[];
  /** The one of the scripts that draws the page. */
  module: string | undefined;
  styles: readonly string[];
  /** Styles of parts that the page fetches later, if it shows them. */
  laterStyles: readonly string[];
}>;

const ENTRY = "app/entry.client.tsx";

/** The fonts that the first view of every page is set in. */
const FONTS = ["/figtree.woff2"];

/** Reads Vite's manifest. Throws on a text of another shape. */
export function readManifest(text: string): Manifest {
  return v.parse(schema, JSON.parse(text));
}

function part(manifest: Manifest, module: string): Manifest[string] {
  const found = manifest[module];
  if (found === undefined) throw new Error(`the bundle has no ${module}`);
  return found;
}

/** A module's chunk and all that it needs, what is needed first; with `lazy`, also what it may fetch later. */
function closure(manifest: Manifest, module: string, lazy: boolean, seen: Set<string>): Manifest[string][] {
  if (seen.has(module)) return [];
  seen.add(module);
  const own = part(manifest, module);
  return [
    ...own.imports.flatMap((other) => closure(manifest, other, lazy, seen)),
    own,
    ...(lazy ? own.dynamicImports.flatMap((other) => closure(manifest, other, lazy, seen)) : []),
  ];
}

/** The script that starts the site. */
export function entryFile(manifest: Manifest): string {
  return part(manifest, ENTRY).file;
}

/**
 * The files of a page: the scripts and styles that it starts with, and the styles of what it may fetch after that.
 * @param module the page's module below app/, none for the document that stands for every address
 */
export function pageFiles(manifest: Manifest, module: string | undefined): PageFiles {
  const shell = new Set<string>();
  const started = closure(manifest, ENTRY, false, shell);
  const name = module === undefined ? undefined : `app/${module.replace("./", "")}`;
  const own = name === undefined ? [] : closure(manifest, name, false, new Set(shell));
  const later = name === undefined ? [] : closure(manifest, name, true, new Set(shell));
  const stylesOf = (chunks: typeof own) => new Set(chunks.flatMap(({ css }) => css));
  const styles = stylesOf([...started, ...own]);
  const laterStyles = [...stylesOf(later)].filter((file) => !styles.has(file));
  const scripts = [...started, ...own].map(({ file }) => file);
  return {
    scripts: [...new Set(scripts)],
    module: name === undefined ? undefined : part(manifest, name).file,
    styles: [...styles],
    laterStyles,
  };
}

/** The font files that every page asks for at once. */
export function fontFiles(manifest: Manifest): readonly string[] {
  return FONTS.map((end) => {
    const found = Object.entries(manifest).find(([module]) => module.endsWith(end));
    if (found === undefined) throw new Error(`the bundle has no ${end}`);
    return found[1].file;
  });
}
