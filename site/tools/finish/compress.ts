import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files smaller than this fit one packet as they are. */
const LEAST_BYTES = 860;

/** Writes `.br` and `.gz` beside each file, those that `isDense` picks at the slowest settings. */
export async function compressFiles(
  files: readonly string[],
  isDense: (file: string) => boolean,
): Promise<void> {
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file, isDense(file));
  };
  // zlib works in the thread pool, so twice the processors keep it busy while files are read and written.
  await Promise.all(Array.from({ length: cpus().length * 2 }, work));
}

async function compressFile(file: string, dense: boolean): Promise<void> {
  const body = await readFile(file);
  if (body.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: dense ? 11 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [small, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: dense ? 9 : 6 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}
