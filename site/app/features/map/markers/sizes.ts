/** Side of a medallion in CSS pixels; a picked one is as large, its ring lies around. */
export const MEDALLION = 28;

/** Height of a marker's name in CSS pixels. */
export const PLATE_HEIGHT = 18;

/** How large a medallion is drawn, with its margin, where a map unit has this many pixels: small on a whole map, or they would cover it. */
export function medallionSize(scale: number): number {
  const side =
    scale >= 64 ? MEDALLION + 6 : scale >= 20 ? MEDALLION : scale >= 12 ? MEDALLION - 4 : MEDALLION - 8;
  return Math.round((side * (MEDALLION + 4)) / MEDALLION);
}

/** How large the numbers of sections are written, in pixels. */
export function numberSize(scale: number): number {
  return Math.round(Math.max(26, Math.min(96, scale * 2.6)));
}

/** The plate of a stop's number, in pixels: wide enough for three figures. */
export const BADGE = { width: 24, height: 15 } as const;

/** Offset of a stop's number from the middle of its medallion, in pixels. */
export function badgeAt(medallion: number): Readonly<{ x: number; y: number }> {
  return { x: 0.4 * medallion, y: -0.4 * medallion };
}
