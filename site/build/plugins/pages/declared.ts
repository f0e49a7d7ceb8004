import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Entrance, type PageDeclaration, type PreviewKind, sidebarGroups } from "../../../app/page.ts";

const folder = new URL("../../../app/pages/", import.meta.url);

type Declared = Readonly<{ name: string; page: PageDeclaration }>;

async function readDeclarations(): Promise<Declared[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith("."));
  return await Promise.all(
    names.sort().map(async (name) => {
      const module: { page: PageDeclaration } = await import(new URL(`${name}/page.ts`, folder).href);
      return { name, page: module.page };
    }),
  );
}

const declared = await readDeclarations();

/** Every route of the site and the module that draws it, relative to `site/app`. */
export const routes: readonly Readonly<{ path: string; file: string }>[] = declared.flatMap(
  ({ name, page }) => page.routes.map(({ path, module }) => ({ path, file: `./pages/${name}/${module}` })),
);

/** Absolute path of a route's module. */
export function moduleOf(file: string): string {
  return fileURLToPath(new URL(file.replace("./pages/", ""), folder));
}

/** Every address that the build writes as a file, without a language. */
export const knownPaths: readonly string[] = declared.flatMap(({ page }) => page.paths);

/** Where the sidebar has an entrance: by group, then by place; those it does not list come last. */
function rank({ sidebar }: Entrance): number {
  return sidebar === undefined
    ? Number.MAX_SAFE_INTEGER
    : sidebarGroups.indexOf(sidebar.group) * 1000 + sidebar.place;
}

/** Every entrance in the order of the sidebar. */
export const entrances: readonly Entrance[] = declared
  .flatMap(({ page }) => page.entrances)
  .sort((a, b) => rank(a) - rank(b));

/** Kinds of previews, longest starts first. */
export const previewKinds: readonly PreviewKind[] = declared
  .flatMap(({ page }) => page.previews)
  .sort((a, b) => b.start.length - a.start.length);
