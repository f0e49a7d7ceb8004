import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./files.ts";

/** A folder is listed again at most this often, in ms. */
const LIST_PAUSE = 500;

/**
 * A file that is open: what is written to its place meanwhile does not change it. It is read in short pieces and at once: handing each
 * piece to another thread takes longer than reading it.
 */
export type OpenFile = Readonly<{
  size: number;
  /** An ETag of its content. */
  tag: string;
  /** Reads into the buffer from this byte of the file on; 0 at its end. */
  read: (into: Uint8Array, from: number) => number;
  close: () => void;
}>;

/** A folder whose content may be rebuilt while it is served. */
export type Folder = Readonly<{
  /** The last file list. */
  paths: () => ReadonlySet<string>;
  /** Lists the files again, unless that was done just now and nothing is known to have arrived; says whether any came or went. */
  refresh: (known?: boolean) => Promise<boolean>;
  /** Opens a file of the folder; `undefined` if it is gone. */
  open: (path: string) => OpenFile | undefined;
}>;

/**
 * Watches the files of a folder. Rejects if there is no such folder at first; a folder that goes later is empty.
 * @param now a clock that only runs forward, in ms
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

/** The tag of a file that has just been opened. */
function contentTag(file: number): string {
  return `"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 22)}"`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
