import { SHEET_CORNER, scaleAt } from "../engine/viewport.ts";
import type { Lettering, PlacedName, PlacedPlace } from "../lettering/lettering.ts";
import { isCut, type SeenPart } from "../lettering/seen-part.ts";
import type { Scene } from "./scene.ts";
import { tilesOf } from "./tile-grid.ts";

/** One drawing of the scene for one zoom, as far as it has arrived. */
export class MarkerSheet {
  readonly box = document.createElement("div");
  readonly scene: Scene;
  readonly zoom: number;
  /** Drawn tiles; null if there is nothing to draw. */
  readonly tiles = new Map<string, HTMLCanvasElement | null>();
  /** Keys of tiles that were drawn with other names than are shown now. */
  readonly stale = new Set<string>();
  /** The range of tiles that is known to be drawn: nothing is searched for while the view stays within it. */
  whole = "";
  #lettering: Lettering | undefined;
  #cut: ReadonlySet<PlacedPlace | PlacedName> = new Set();
  #names: readonly PlacedName[] = [];

  constructor(scene: Scene, zoom: number) {
    this.scene = scene;
    this.zoom = zoom;
    this.box.className = "map-tiles";
    // Unseen, yet not left out: its pictures go to the screen a few a frame, not all with the frame in which they show.
    this.box.style.opacity = "0.004";
  }

  get lettering(): Lettering | undefined {
    return this.#lettering;
  }

  set lettering(lettering: Lettering | undefined) {
    this.#lettering = lettering;
    this.#names = lettering?.names ?? [];
  }

  /** Names that are left out for now, for they would be seen in part only. */
  get cut(): ReadonlySet<PlacedPlace | PlacedName> {
    return this.#cut;
  }

  /** The markers' names that are shown. */
  get names(): readonly PlacedName[] {
    return this.#names;
  }

  /**
   * Decides which names are shown; tiles that have others become stale. Whether anything changed.
   * @param moving whether the map is on its way: then names only come back, and none goes
   */
  trim(seen: SeenPart, moving: boolean): boolean {
    const { places, names } = this.#lettering ?? { places: [], names: [] };
    const before = this.#cut;
    const asked = moving ? [...before] : [...places, ...names];
    const cut = new Set(asked.filter((name) => isCut(name, seen)));
    const changed = [...before, ...cut].filter((name) => before.has(name) !== cut.has(name));
    if (changed.length === 0) return false;
    this.#cut = cut;
    this.#names = names.filter((name) => !cut.has(name));
    this.whole = "";
    const corner = SHEET_CORNER * scaleAt(this.zoom);
    for (const name of changed) {
      if ("boxes" in name) continue;
      const [left, top] = [name.x - corner, name.y - corner];
      for (const { key } of tilesOf({ left, top, right: left + name.width, bottom: top + name.height }))
        if (this.tiles.has(key)) this.stale.add(key);
    }
    return true;
  }
}
