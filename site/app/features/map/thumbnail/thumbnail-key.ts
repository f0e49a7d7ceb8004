/** Position in hundredths of a map unit. Used by the build and the page. */
export function thumbnailKey(map: string, at: Readonly<{ x: number; y: number }>): string {
  return `${map}-${Math.round(at.x * 100)}-${Math.round(at.y * 100)}`;
}
