import * as v from "valibot";

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const schema = v.record(v.string(), chunk);

/** Bundler output by source module. */
export type Manifest = Readonly<v.InferOutput<typeof schema>>;

/** Files a page loads, as paths from the site's root, each after its dependencies. */
export type PageFiles = Readonly<{
  scripts: readonly string[];
  /** With those of parts that it may fetch later: they may be prerendered into it. */
  styles: readonly string[];
}>;

const ENTRY = "app/entry.client.tsx";

/** The fonts that every page is set in. */
const FONTS = ["/figtree-latin-wght-normal.woff2", "/marcellus-latin-400-normal.woff2"];

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
 * The scripts and styles of a page.
 * @param module the page's module below app/, none for the document that stands for every address
 */
export function pageFiles(manifest: Manifest, module: string | undefined): PageFiles {
  const shell = new Set<string>();
  const started = closure(manifest, ENTRY, false, shell);
  const name = module === undefined ? undefined : `app/${module}`;
  const own = name === undefined ? [] : closure(manifest, name, false, new Set(shell));
  const withParts = name === undefined ? [] : closure(manifest, name, true, new Set(shell));
  const styles = [...started, ...withParts].flatMap(({ css }) => css);
  const scripts = [...started, ...own].map(({ file }) => file);
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)],
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
