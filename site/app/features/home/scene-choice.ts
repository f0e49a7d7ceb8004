/** Ids of the seven scenes, in the order of `data-scene` and of the art's own list. */
export const sceneIds = [
  "anemos",
  "pagos",
  "pyros",
  "hydatos",
  "southern-front",
  "zadnor",
  "south-horn",
] as const;

/** Another scene than `shown`, by a random number from 0 up to 1. */
export function nextScene(shown: number, random: number): number {
  const step = 1 + Math.floor(random * (sceneIds.length - 1));
  return (shown + step) % sceneIds.length;
}

/** Chooses the scene of the next visit: done on leaving, so that it is before the page is drawn again. */
export function rollScene(): void {
  const { dataset } = document.documentElement;
  dataset.scene = String(nextScene(Number(dataset.scene ?? 0), Math.random()));
}
