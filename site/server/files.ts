import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The files of a built site, listed once; contents are read when first asked for. */
export type SiteFiles = Readonly<{
  paths: ReadonlySet<string>;
  read: (path: string) => Promise<Readonly<{ body: Buffer; tag: string }>>;
}>;

export async function listFiles(root: string): Promise<SiteFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`),
  );
  const tags = new Map<string, string>();
  return {
    paths,
    async read(path) {
      if (!paths.has(path)) throw new Error(`${path} is not a file of the site`);
      const body = await readFile(join(root, path));
      const tag = tags.get(path) ?? `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      tags.set(path, tag);
      return { body, tag };
    },
  };
}
