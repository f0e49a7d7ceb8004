/** Side of a medallion in CSS pixels, without its margin or ring. */
export const MEDALLION = 28;

/** Height of a marker's name in CSS pixels. */
export const PLATE_HEIGHT = 18;

/** Side with the margin, at `scale` pixels per map unit: smaller on a whole map, which it would cover. */
export function medallionSize(scale: number): number {
  const side =
    scale >= 64 ? MEDALLION + 6 : scale >= 20 ? MEDALLION : scale >= 12 ? MEDALLION - 4 : MEDALLION - 8;
  return Math.round((side * (MEDALLION + 4)) / MEDALLION);
}

export function numberSize(scale: number): number {
  return Math.round(Math.max(26, Math.min(96, scale * 2.6)));
}

/** Room for three digits, in CSS pixels. */
export const BADGE = { width: 24, height: 15 } as const;

export function badgeAt(medallion: number): Readonly<{ x: number; y: number }> {
  return { x: 0.4 * medallion, y: -0.4 * medallion };
}
