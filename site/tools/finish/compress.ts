import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files smaller than this fit one packet as they are. */
const LEAST_BYTES = 860;

/** What is worth slow settings, what is not, and what is written as `.gz` alone. */
export type Packing = "dense" | "quick" | "gzip";

/** 11 would take three times as long as 10 for 2 % less. */
const BROTLI_LEVEL = { dense: 10, quick: 5 };
const GZIP_LEVEL = { dense: 9, quick: 6, gzip: 6 };

/**
 * Writes `.br` and `.gz` beside each file, as `packing` says of it.
 * @param cache a folder that keeps what was compressed, by content: the next build copies it. What this build did not use is removed.
 */
export async function compressFiles(
  files: readonly string[],
  packing: (file: string) => Packing,
  cache: string,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const used = new Set<string>();

  async function write(target: string, name: string, compress: () => Promise<Buffer>): Promise<void> {
    const file = join(cache, name);
    if (!kept.has(name)) {
      const draft = join(cache, randomUUID());
      await writeFile(draft, await compress());
      await rename(draft, file);
    }
    used.add(name);
    await copyFile(file, target);
  }

  async function compressFile(file: string): Promise<void> {
    const body = await readFile(file);
    if (body.length < LEAST_BYTES) return;
    const kind = packing(file);
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 32);
    const level = GZIP_LEVEL[kind];
    const zipped = write(`${file}.gz`, `${hash}-${level}.gz`, () => zip(body, { level }));
    if (kind === "gzip") return zipped;
    const quality = BROTLI_LEVEL[kind];
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    await Promise.all([zipped, write(`${file}.br`, `${hash}-${quality}.br`, () => brotli(body, { params }))]);
  }

  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  // zlib works in the thread pool, so twice the processors keep it busy while files are read and written.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  for (const name of kept) if (!used.has(name)) await rm(join(cache, name), { force: true });
}
