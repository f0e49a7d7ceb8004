import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OpenFile } from "./folder.ts";
import type { Encoding } from "./negotiate.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Maximum bytes in memory; the least recently used copies are dropped. */
const KEPT_BYTES = 64_000_000;

/** Smaller files fit one network packet uncompressed. */
export const MIN_PACKED_BYTES = 860;

function pack(file: OpenFile, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.alloc(file.size);
  for (let at = 0; at < body.length; ) {
    const count = file.read(body.subarray(at), at);
    if (count === 0) throw new Error("a file was cut short while it was read");
    at += count;
  }
  return encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : zip(body, { level: 6 });
}

export function packing() {
  const kept = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  async function keep(key: string, packed: Promise<Buffer>): Promise<void> {
    kept.set(key, packed);
    try {
      bytes += (await packed).length;
    } catch {
      kept.delete(key);
    }
    for (const [old, body] of kept) {
      if (bytes <= KEPT_BYTES || old === key) break;
      kept.delete(old);
      bytes -= (await body).length;
    }
  }

  /** The original may be closed once this resolves. */
  return async (file: OpenFile, encoding: Encoding): Promise<OpenFile> => {
    const key = `${file.tag} ${encoding}`;
    const packed = kept.get(key) ?? pack(file, encoding);
    if (kept.has(key)) kept.delete(key);
    else void keep(key, packed);
    kept.set(key, packed);
    const body = await packed;
    return {
      size: body.length,
      tag: file.tag.replace(/"$/, `-${encoding}"`),
      read: (into, from) => body.copy(into, 0, from),
      close: () => undefined,
    };
  };
}
