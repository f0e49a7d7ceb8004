import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./files.ts";

/** Minimum time between two listings, in ms. */
const LIST_PAUSE = 500;

/**
 * Not affected if the file on disk is replaced. Reads are synchronous, because an asynchronous read of a
 * small chunk costs more than the read itself.
 */
export type OpenFile = Readonly<{
  size: number;
  /** ETag of the content. */
  tag: string;
  /** Fills the buffer from an offset. Returns the number of bytes, 0 at the end of the file. */
  read: (into: Uint8Array, from: number) => number;
  close: () => void;
}>;

export type Folder = Readonly<{
  paths: () => ReadonlySet<string>;
  /** Lists files at most every LIST_PAUSE ms unless `known` is set. Resolves to whether any came or went. */
  refresh: (known?: boolean) => Promise<boolean>;
  /** `undefined` if the file has been deleted. Throws for a path that is not listed. */
  open: (path: string) => OpenFile | undefined;
}>;

/**
 * Rejects if the folder does not exist. If it is deleted later, it counts as empty.
 * @param now monotonic clock in ms
 */
export async function watchFolder(
  root: string,
  now: () => number = () => performance.now(),
): Promise<Folder> {
  let { paths } = await listFiles(root);
  let listed = now();
  let listing: Promise<boolean> | undefined;
  const tags = new Map<string, Readonly<{ version: string; tag: string }>>();

  async function list(): Promise<boolean> {
    const before = paths;
    try {
      ({ paths } = await listFiles(root));
    } catch (error) {
      if (!isMissing(error)) throw error;
      paths = new Set();
    }
    listed = now();
    return before.size !== paths.size || [...paths].some((path) => !before.has(path));
  }

  function tagOf(path: string, file: number, stats: Stats): string {
    const version = `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    const known = tags.get(path);
    if (known?.version === version) return known.tag;
    const tag = contentTag(file);
    tags.set(path, { version, tag });
    return tag;
  }

  return {
    paths: () => paths,
    refresh(known = false) {
      if (!known && listing === undefined && now() - listed < LIST_PAUSE) return Promise.resolve(false);
      listing ??= list().finally(() => {
        listing = undefined;
      });
      return listing;
    },
    open(path) {
      if (!paths.has(path)) throw new Error(`${path} is not a file of the site`);
      let file: number;
      try {
        file = openSync(join(root, path), "r");
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
      try {
        const stats = fstatSync(file);
        return {
          size: stats.size,
          tag: tagOf(path, file, stats),
          read: (into, from) => readSync(file, into, 0, into.length, from),
          close: () => closeSync(file),
        };
      } catch (error) {
        closeSync(file);
        throw error;
      }
    },
  };
}

function contentTag(file: number): string {
  return `"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 22)}"`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
