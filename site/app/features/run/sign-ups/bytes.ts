export type Bytes = Uint8Array<ArrayBuffer>;

/** `CryptoKey`, which is not a global in Node's types. */
export type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const encoder = new TextEncoder();
export const utf8 = (text: string): Bytes => encoder.encode(text);

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Pads with zeros to a multiple of `step`, so that ciphertexts hide exact sizes. */
export function padded(bytes: Uint8Array, step: number): Bytes {
  const whole = new Uint8Array(Math.max(step, Math.ceil(bytes.length / step) * step));
  whole.set(bytes);
  return whole;
}

async function through(
  bytes: Bytes,
  stream: Readonly<{ readable: ReadableStream; writable: WritableStream }>,
  longest: number,
): Promise<Bytes | undefined> {
  const writer = stream.writable.getWriter();
  // Errors surface in the reading side.
  const written = writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  await written;
  return concatBytes(...parts);
}

export async function deflated(bytes: Bytes): Promise<Bytes> {
  return (await through(bytes, new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY)) ?? bytes;
}

/** Undefined beyond `longest` bytes, against decompression bombs. Throws for invalid data. */
export function inflated(bytes: Bytes, longest: number): Promise<Bytes | undefined> {
  return through(bytes, new DecompressionStream("deflate-raw"), longest);
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
