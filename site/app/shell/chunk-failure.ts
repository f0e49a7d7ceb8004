/** A script or style sheet that could not be fetched: which kind, from where. */
export type ChunkFailure = Readonly<{ kind: "script" | "style"; address: string }>;

/** Reads the browsers' own words for a failed import, or the error that our time-out throws. */
export function chunkFailure(error: unknown): ChunkFailure | null {
  if (error instanceof ChunkLoadError) return { kind: error.kind, address: error.address };
  if (!(error instanceof Error)) return null;
  const words =
    /(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)[.:]?\s*(\S*)/i.exec(
      error.message,
    );
  if (words !== null) return { kind: "script", address: words[1] ?? "" };
  const style = /Unable to preload CSS for (\S+)/i.exec(error.message);
  return style === null ? null : { kind: "style", address: style[1] ?? "" };
}

/** A part of the page that did not come within the time given. */
export class ChunkLoadError extends Error {
  readonly kind: "script" | "style";
  readonly address: string;
  constructor(kind: "script" | "style", address: string) {
    super(`The ${kind} ${address} took too long to load.`);
    this.name = "ChunkLoadError";
    this.kind = kind;
    this.address = address;
  }
}
