/** Same order as `data-scene` and art/scenes/scenes.ts. */
export const sceneIds = [
  "anemos",
  "pagos",
  "pyros",
  "hydatos",
  "southern-front",
  "zadnor",
  "south-horn",
] as const;

/**
 * Never returns `shown`.
 * @param random from 0 up to but excluding 1
 */
export function nextScene(shown: number, random: number): number {
  const step = 1 + Math.floor(random * (sceneIds.length - 1));
  return (shown + step) % sceneIds.length;
}

/** Called when leaving the page, so that the change is not seen. */
export function rollScene(): void {
  const { dataset } = document.documentElement;
  dataset.scene = String(nextScene(Number(dataset.scene ?? 0), Math.random()));
}
