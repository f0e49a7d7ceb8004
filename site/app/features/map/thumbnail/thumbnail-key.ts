/** Name of the still of a place: its map and its position in hundredths of a map unit. The build and the page share it. */
export function thumbnailKey(map: string, at: Readonly<{ x: number; y: number }>): string {
  return `${map}-${Math.round(at.x * 100)}-${Math.round(at.y * 100)}`;
}
