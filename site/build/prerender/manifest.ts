import * as v from "valibot";

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const schema = v.record(v.string(), chunk);

export type Manifest = Readonly<v.InferOutput<typeof schema>>;

/** Paths from the site's root, dependencies first. */
export type PageFiles = Readonly<{
  scripts: readonly string[];
  /** Includes styles of parts loaded later, which may be prerendered. */
  styles: readonly string[];
}>;

const ENTRY = "app/entry.client.tsx";

const FONTS = ["/figtree-latin-wght-normal.woff2", "/marcellus-latin-400-normal.woff2"];

export function readManifest(text: string): Manifest {
  return v.parse(schema, JSON.parse(text));
}

function part(manifest: Manifest, module: string): Manifest[string] {
  const found = manifest[module];
  if (found === undefined) throw new Error(`the bundle has no ${module}`);
  return found;
}

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

export function entryFile(manifest: Manifest): string {
  return part(manifest, ENTRY).file;
}

/** @param module relative to app/; undefined for a document that serves many paths */
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

export function fontFiles(manifest: Manifest): readonly string[] {
  return FONTS.map((end) => {
    const found = Object.entries(manifest).find(([module]) => module.endsWith(end));
    if (found === undefined) throw new Error(`the bundle has no ${end}`);
    return found[1].file;
  });
}
