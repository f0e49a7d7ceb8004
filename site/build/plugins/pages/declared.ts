import { globSync } from "node:fs";
import { dirname } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { type Entrance, type PageDeclaration, type PreviewKind, sidebarGroups } from "../../../app/page.ts";

const app = new URL("../../../app/", import.meta.url);

/** `folder` is relative to `site/app`. */
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

/** Relative to `site/app`. */
export const routes: readonly Readonly<{ path: string; folder: string; file: string }>[] = declared.flatMap(
  ({ folder, page }) =>
    page.routes.map(({ path, module }) => ({ path, folder, file: `${folder}/${module}` })),
);

export function moduleOf(file: string): string {
  return fileURLToPath(new URL(file, app));
}

/** All prerendered paths, without a language. */
export const knownPaths: readonly string[] = declared.flatMap(({ page }) => page.paths);

function rank({ sidebar }: Entrance): number {
  return sidebar === undefined
    ? Number.MAX_SAFE_INTEGER
    : sidebarGroups.indexOf(sidebar.group) * 1000 + sidebar.place;
}

export const entrances: readonly Entrance[] = declared
  .flatMap(({ page }) => page.entrances)
  .sort((a, b) => rank(a) - rank(b));

/** Longest prefix first. */
export const previewKinds: readonly PreviewKind[] = declared
  .flatMap(({ page }) => page.previews)
  .sort((a, b) => b.start.length - a.start.length);
