/** Links to the scenes that the start chooses from, in the order of the art. */
const SCENE = /<link rel="later" as="image" href="([^"]*)"\/>/g;

/** The address of a scene that the home page names, by its place in the art's list. Throws where the page does not name it. */
export function sceneAddress(html: string, place: number): string {
  const address = [...html.matchAll(SCENE)][place]?.[1];
  if (address === undefined) throw new Error(`the home page names no scene ${place}`);
  return address;
}

/**
 * The page with a drawing at its end, as data that no browser runs: on a slow line the start shows it (app/boot.ts). Behind the text, so
 * that the text does not wait for it. Throws for a drawing that would end its element.
 */
export function holdScene(html: string, drawing: string): string {
  if (/<\/?script|<!--/i.test(drawing)) throw new Error("a drawing that cannot stand in a page");
  const at = html.lastIndexOf("</body>");
  if (at === -1) throw new Error("a page has no </body>");
  return `${html.slice(0, at)}<script type="image/svg+xml" data-held-scene="">${drawing}</script>${html.slice(at)}`;
}
