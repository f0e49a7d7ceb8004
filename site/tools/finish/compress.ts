import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files smaller than this fit one packet as they are. */
const LEAST_BYTES = 860;

/** What is worth slow settings, what is not, and what is written as `.gz` alone. */
type Packing = "dense" | "quick" | "gzip";

/** Writes `.br` and `.gz` beside each file, as `packing` says of it. */
export async function compressFiles(
  files: readonly string[],
  packing: (file: string) => Packing,
): Promise<void> {
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file, packing(file));
  };
  // zlib works in the thread pool, so twice the processors keep it busy while files are read and written.
  await Promise.all(Array.from({ length: cpus().length * 2 }, work));
}

async function compressFile(file: string, packing: Packing): Promise<void> {
  const body = await readFile(file);
  if (body.length < LEAST_BYTES) return;
  const dense = packing === "dense";
  const zipped = zip(body, { level: dense ? 9 : 6 }).then((bytes) => writeFile(`${file}.gz`, bytes));
  if (packing === "gzip") return zipped;
  const params = {
    // 11 would take three times as long for 2 % less.
    [constants.BROTLI_PARAM_QUALITY]: dense ? 10 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const small = brotli(body, { params }).then((bytes) => writeFile(`${file}.br`, bytes));
  await Promise.all([small, zipped]);
}
