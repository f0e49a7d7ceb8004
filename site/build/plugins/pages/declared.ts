import { globSync } from "node:fs";
import { dirname } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { type Entrance, type PageDeclaration, type PreviewKind, sidebarGroups } from "../../../app/page.ts";

const app = new URL("../../../app/", import.meta.url);

/** A page: its folder, relative to `site/app`, and what its `page.ts` declares. */
type Declared = Readonly<{ folder: string; page: PageDeclaration }>;

async function readDeclarations(): Promise<Declared[]> {
  const files = globSync("features/**/page.ts", { cwd: fileURLToPath(app) });
  return await Promise.all(
    files
      .map((file) => file.replaceAll("\\", "/"))
      .sort()
      .map(async (file) => {
        const module: { page: PageDeclaration } = await import(new URL(file, app).href);
        return { folder: dirname(file), page: module.page };
      }),
  );
}

const declared = await readDeclarations();

/** Every route of the site, the folder of its page and the module that draws it, relative to `site/app`. */
export const routes: readonly Readonly<{ path: string; folder: string; file: string }>[] = declared.flatMap(
  ({ folder, page }) =>
    page.routes.map(({ path, module }) => ({ path, folder, file: `${folder}/${module}` })),
);

/** Absolute path of a route's module. */
export function moduleOf(file: string): string {
  return fileURLToPath(new URL(file, app));
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
