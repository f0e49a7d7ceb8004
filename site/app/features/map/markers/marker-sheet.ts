import { SHEET_CORNER, scaleAt } from "../engine/viewport.ts";
import type { Lettering, PlacedName, PlacedPlace } from "../lettering/lettering.ts";
import { isCut, type SeenPart } from "../lettering/seen-part.ts";
import type { Scene } from "./scene.ts";
import { tilesOf } from "./tile-grid.ts";

export class MarkerSheet {
  readonly box = document.createElement("div");
  readonly scene: Scene;
  readonly zoom: number;
  /** Null for an empty tile. */
  readonly tiles = new Map<string, HTMLCanvasElement | null>();
  /** Keys of tiles whose names have changed since they were drawn. */
  readonly stale = new Set<string>();
  /** Tile range known to be complete, so that views inside it skip the search; empty if unknown. */
  whole = "";
  #lettering: Lettering | undefined;
  #cut: ReadonlySet<PlacedPlace | PlacedName> = new Set();
  #names: readonly PlacedName[] = [];

  constructor(scene: Scene, zoom: number) {
    this.scene = scene;
    this.zoom = zoom;
    this.box.className = "map-tiles";
    // Nearly invisible but composited, so that tiles are uploaded a few per frame instead of all at once.
    this.box.style.opacity = "0.004";
  }

  get lettering(): Lettering | undefined {
    return this.#lettering;
  }

  set lettering(lettering: Lettering | undefined) {
    this.#lettering = lettering;
    this.#names = lettering?.names ?? [];
  }

  /** Names hidden because they would be visible only in part. */
  get cut(): ReadonlySet<PlacedPlace | PlacedName> {
    return this.#cut;
  }

  get names(): readonly PlacedName[] {
    return this.#names;
  }

  /**
   * Returns whether the shown names changed.
   * @param moving names may reappear, but not disappear
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
