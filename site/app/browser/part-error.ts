/** A script or style sheet that could not be fetched: which kind, from where. */
export type ChunkFailure = Readonly<{ kind: "script" | "style"; address: string }>;

/** A part of the page that did not come: a script or a style sheet, from where. */
export class PartError extends Error {
  readonly kind: "script" | "style";
  readonly address: string;
  constructor(kind: "script" | "style", address: string, cause?: unknown) {
    super(`The ${kind} ${address} could not be loaded.`, { cause });
    this.name = "PartError";
    this.kind = kind;
    this.address = address;
  }
}

/** Reads our own error, or the browsers' words for a failed import; `null` for any other error. */
export function chunkFailure(error: unknown): ChunkFailure | null {
  if (error instanceof PartError) return { kind: error.kind, address: error.address };
  if (!(error instanceof Error)) return null;
  const script =
    /(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)[.:]?\s*(\S*)/i.exec(
      error.message,
    );
  if (script !== null) return { kind: "script", address: script[1] ?? "" };
  const style = /Unable to preload CSS for (\S+)/i.exec(error.message);
  return style === null ? null : { kind: "style", address: style[1] ?? "" };
}
