declare module "wawoff2" {
  /** To TrueType or OpenType. Rejects for other files. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
