import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Paths from the site's root, such as `/assets/a.js`. */
export async function listFiles(root: string): Promise<Readonly<{ paths: ReadonlySet<string> }>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`),
  );
  return { paths };
}
