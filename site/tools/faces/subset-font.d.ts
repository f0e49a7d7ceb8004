declare module "subset-font" {
  /** The font with these characters alone. Rejects for a font that it cannot read. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Readonly<{
      targetFormat: "woff2";
      /** OpenType features to keep, by their tags; all unless given. */
      keepFeatures: readonly string[];
      variationAxes: Readonly<Record<string, Readonly<{ min: number; max: number }>>>;
    }>,
  ): Promise<Buffer>;
}
