/** `again` says whether a retry may help. */
export class AssetError extends Error {
  readonly again: boolean;
  /** From Retry-After, in ms. */
  readonly wait: number | undefined;
  constructor(message: string, again: boolean, wait?: number) {
    super(message);
    this.name = "AssetError";
    this.again = again;
    this.wait = wait;
  }
}

export type RequestOptions = Readonly<{
  /** Maximum requests per picture. */
  attempts: number;
  /** For the whole response, in ms. */
  timeout: number;
  /** Wait before the second attempt, in ms; doubles for each further one. */
  pause: number;
  signal?: AbortSignal | undefined;
}>;

export const patient: RequestOptions = { attempts: 5, timeout: 30_000, pause: 1000 };

const MAX_BYTES = 40_000_000;

function retryAfter(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 120) * 1000 : undefined;
}

async function once(url: string, { timeout, signal }: RequestOptions): Promise<Buffer> {
  const late = AbortSignal.timeout(timeout);
  const stop = signal === undefined ? late : AbortSignal.any([late, signal]);
  let answer: Response;
  let body: Buffer;
  try {
    answer = await fetch(url, { signal: stop, headers: { Accept: "image/*" } });
    if (!answer.ok) {
      await answer.body?.cancel();
      const again = answer.status === 429 || answer.status >= 500;
      throw new AssetError(`the service answered ${answer.status}`, again, retryAfter(answer));
    }
    const type = answer.headers.get("Content-Type") ?? "nothing";
    if (!type.startsWith("image/")) {
      await answer.body?.cancel();
      throw new AssetError(`the service sent ${type} instead of an image`, false);
    }
    body = Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    if (error instanceof AssetError) throw error;
    if (signal?.aborted) throw new AssetError("stopped", false);
    if (late.aborted) throw new AssetError(`no complete response within ${timeout / 1000} s`, true);
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new AssetError(`the connection failed (${cause})`, true);
  }
  const promised = Number(answer.headers.get("Content-Length") ?? body.length);
  if (answer.headers.get("Content-Encoding") === null && promised !== body.length) {
    throw new AssetError(`the answer was cut off at ${body.length} of ${promised} bytes`, true);
  }
  if (body.length === 0 || body.length > MAX_BYTES) {
    throw new AssetError(`a ${body.length}-byte response is not an image`, false);
  }
  return body;
}

/** @throws {AssetError} */
export async function requestAsset(url: string, options: RequestOptions): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(url, options);
    } catch (error) {
      if (!(error instanceof AssetError) || !error.again || attempt >= options.attempts) throw error;
      const wait = error.wait ?? options.pause * 2 ** (attempt - 1);
      await new Promise((done) => {
        setTimeout(done, wait);
      });
    }
  }
}
