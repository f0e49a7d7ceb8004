import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files fit one network packet uncompressed. */
const MIN_BYTES = 860;

export async function compressFiles(files: readonly string[]): Promise<void> {
  async function compressFile(file: string): Promise<void> {
    const body = await readFile(file);
    if (body.length < MIN_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const [packed, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, packed), writeFile(`${file}.gz`, zipped)]);
  }

  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  // zlib uses the thread pool, so twice the processors keeps it busy during file access.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}
