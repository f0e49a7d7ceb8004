import type { Stage } from "../engine/stage.ts";
import { type Point, SHEET_CORNER, scaleAt } from "../engine/viewport.ts";
import { drawLettering } from "../lettering/draw-lettering.ts";
import { letter } from "../lettering/lettering.ts";
import type { SeenPart } from "../lettering/seen-part.ts";
import { drawScene, partOf, preparePart, type Tools } from "./draw-scene.ts";
import { letteringTask } from "./lettering-task.ts";
import { MarkerSheet } from "./marker-sheet.ts";
import { Medallions, readInk, type Shapes } from "./medallions.ts";
import { NamePlates } from "./name-plates.ts";
import { Board, canDrawPictures } from "./picture.ts";
import { emptyScene, hasMedallion, type Scene } from "./scene.ts";
import { seenPart } from "./seen-part.ts";
import { SelectedMark } from "./selected-mark.ts";
import { MEDALLION } from "./sizes.ts";
import { grown, TILE, type Tile, type TileEdges, tileRange, tilesOf } from "./tile-grid.ts";

/** Maximum pixel ratio; more costs time without a visible gain. */
const MAX_RATIO = 2;
/** Drawing time per frame in ms. Copying the tiles to the screen in the same frame takes as long again. */
const SHARE_MS = 1.2;
/** CSS pixels of a screen for which one tile per frame is enough; larger ones get more. */
const SCREEN = 1440 * 900;
/** Budget of the first drawing, when nothing moves yet. */
const FIRST_SHARE_MS = 10;
const FIRST_TILES = 80;
/** Touch radius of a marker in pixels. */
const REACH = MEDALLION / 2 + 8;
/** Pixels around the view within which tiles are drawn; those beyond four times as many are dropped. */
const AHEAD = 96;
const MAX_SPARE = 24;

/**
 * Moving the map moves finished tiles; new ones are drawn a few per frame. A changed scene or zoom is drawn
 * on a second sheet while the first stays visible.
 */
export class MarkerTiles {
  readonly #stage: Stage;
  readonly #loadShapes: () => Promise<Shapes>;
  readonly #leave: () => void;
  readonly #mark: SelectedMark;
  readonly #spare: HTMLCanvasElement[] = [];
  #scene: Scene = emptyScene;
  #tools: Tools | undefined;
  #shown: MarkerSheet | undefined;
  #next: MarkerSheet | undefined;
  #work: Generator<void, void> | undefined;
  #frame = 0;
  #tilesLeft = 0;

  /** @param loadShapes loads the glyphs; until then, medallions are drawn without */
  constructor(stage: Stage, loadShapes: () => Promise<Shapes>) {
    this.#stage = stage;
    this.#loadShapes = loadShapes;
    this.#mark = new SelectedMark(stage);
    this.#leave = stage.add({
      moved: () => {
        this.#trim(true);
        this.#fill();
      },
      laid: () => this.#laid(),
      rested: () => {
        this.#trim(false);
        this.#fill();
      },
    });
    void this.restyle();
  }

  show(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    this.#mark.show(scene, this.#tools);
    // A selection only changes the mark.
    const same =
      before.markers === scene.markers &&
      before.areas === scene.areas &&
      before.dividers === scene.dividers &&
      before.route === scene.route &&
      before.names === scene.names &&
      before.text === scene.text;
    if (!same) this.#redraw();
  }

  async restyle(): Promise<void> {
    if (!canDrawPictures()) return;
    // First without glyphs, which may still be loading.
    this.#mix(new Map());
    this.#mix(await this.#loadShapes());
  }

  /** Nearest first. */
  hits(point: Point): readonly string[] {
    const near: (readonly [number, string])[] = [];
    const { x, y } = this.#stage.placeAt(point);
    const reach = REACH / scaleAt(this.#stage.viewport.zoom);
    // Runs on every pointer move: no allocations for markers out of reach.
    for (const marker of this.#scene.markers) {
      if (!hasMedallion(marker)) continue;
      const { id, at } = marker;
      const dx = at.x - x;
      const dy = at.y - y;
      if (dx * dx + dy * dy <= reach * reach) near.push([dx * dx + dy * dy, id]);
    }
    return near.sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#leave();
    this.#mark.remove();
    this.#shown?.box.remove();
    this.#next?.box.remove();
  }

  #mix(shapes: Shapes): void {
    const ratio = this.#ratio();
    const ink = readInk(this.#stage.element);
    this.#tools = {
      ink,
      medallions: new Medallions(ink, ratio, shapes),
      plates: new NamePlates(ink, ratio),
      board: new Board(TILE, TILE, ratio),
    };
    this.#mark.show(this.#scene, this.#tools);
    this.#redraw();
  }

  #ratio(): number {
    return Math.min(MAX_RATIO, window.devicePixelRatio || 1);
  }

  #laid(): void {
    const { laidZoom } = this.#stage;
    this.#mark.place();
    if (this.#shown !== undefined)
      this.#shown.box.style.transform = `scale(${scaleAt(laidZoom - this.#shown.zoom)})`;
    if (this.#shown?.zoom === laidZoom) this.#fill();
    else {
      this.#redraw();
    }
  }

  #redraw(): void {
    if (this.#tools === undefined || Number.isNaN(this.#stage.laidZoom)) return;
    this.#discard(this.#next);
    this.#next = new MarkerSheet(this.#scene, this.#stage.laidZoom);
    this.#mark.before(this.#next.box);
    this.#work = undefined;
    this.#fill();
  }

  /** While the map moves, names may only reappear. */
  #trim(moving: boolean): void {
    const sheet = this.#next ?? this.#shown;
    const { viewport, laidZoom } = this.#stage;
    if (sheet === undefined || sheet.zoom !== laidZoom || viewport.zoom !== laidZoom) return;
    if (sheet.trim(this.#seen(), moving) && sheet === this.#shown) this.#hideNames(sheet);
  }

  #hideNames({ lettering, cut }: MarkerSheet): void {
    const hidden = lettering?.places.map((place) => cut.has(place)) ?? [];
    this.#stage.chart.hideNames((index) => hidden[index] === true);
  }

  #seen(): SeenPart {
    const { viewport, size, covered } = this.#stage;
    return seenPart(viewport, size, covered);
  }

  /** Visible part of the plane in its pixels. */
  #view(): TileEdges {
    const { viewport, size, laidZoom } = this.#stage;
    const scale = scaleAt(laidZoom);
    const half = {
      x: (size.width / 2) * scaleAt(laidZoom - viewport.zoom),
      y: (size.height / 2) * scaleAt(laidZoom - viewport.zoom),
    };
    const [x, y] = [(viewport.x - SHEET_CORNER) * scale, (viewport.y - SHEET_CORNER) * scale];
    return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y };
  }

  #fill(): void {
    const sheet = this.#next ?? this.#shown;
    if (sheet === undefined || this.#work !== undefined || sheet.zoom !== this.#stage.laidZoom) return;
    if (sheet === this.#shown && this.#missing(sheet) === undefined) return;
    this.#work = this.#draw(sheet);
    this.#request();
  }

  #request(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#mustWait()) {
        this.#request();
        return;
      }
      const first = this.#shown === undefined && !this.#stage.touched;
      const { width, height } = this.#stage.size;
      const screens = Math.max(1, (width * height) / SCREEN);
      const end = performance.now() + (first ? FIRST_SHARE_MS : SHARE_MS * screens);
      this.#tilesLeft = first ? FIRST_TILES : Math.round(screens);
      while (this.#work !== undefined && this.#tilesLeft > 0 && performance.now() < end)
        if (this.#work.next().done === true) this.#work = undefined;
      if (this.#work !== undefined) this.#request();
    });
  }

  /** The next sheet waits until the chart is laid out and the zoom has settled. */
  #mustWait(): boolean {
    return this.#next !== undefined && (this.#stage.zooming || !this.#stage.chart.laid);
  }

  #missing(sheet: MarkerSheet): Tile | undefined {
    const box = grown(this.#view(), AHEAD);
    const range = tileRange(box);
    if (sheet.whole === range) return undefined;
    const missing = tilesOf(box).find(({ key }) => !sheet.tiles.has(key) || sheet.stale.has(key));
    if (missing === undefined) sheet.whole = range;
    return missing;
  }

  *#draw(sheet: MarkerSheet): Generator<void, void> {
    const tools = this.#tools;
    if (tools === undefined) return;
    const scale = scaleAt(sheet.zoom);
    if (sheet.lettering === undefined) {
      sheet.lettering = yield* letter(letteringTask(sheet.scene, scale, tools.plates, this.#seen()));
      this.#trim(false);
    }
    const { lettering } = sheet;
    for (let tile = this.#missing(sheet); tile !== undefined; tile = this.#missing(sheet)) {
      yield* this.#drawTile(sheet, tile, tools);
      yield;
    }
    if (sheet === this.#next) {
      this.#discard(this.#shown);
      sheet.box.style.opacity = "";
      this.#stage.chart.showNames(drawLettering(lettering, scale));
      this.#hideNames(sheet);
      this.#shown = sheet;
      this.#next = undefined;
    }
    this.#tidy(sheet);
  }

  *#drawTile(sheet: MarkerSheet, { key, column, row }: Tile, tools: Tools): Generator<void, void> {
    const scale = scaleAt(sheet.zoom);
    const [left, top] = [column * TILE, row * TILE];
    const at = {
      x: (x: number) => (x - SHEET_CORNER) * scale - left,
      y: (y: number) => (y - SHEET_CORNER) * scale - top,
      scale,
      width: TILE,
      height: TILE,
    };
    const before = sheet.tiles.get(key) ?? undefined;
    const part = partOf(sheet.scene, sheet.names, at);
    sheet.stale.delete(key);
    if (part === undefined) {
      before?.remove();
      sheet.tiles.set(key, null);
      return;
    }
    yield* preparePart(part, scale, tools);
    const canvas = before ?? this.#spare.pop() ?? document.createElement("canvas");
    const drawing = tools.board.draw((pen) => drawScene(pen, sheet.scene, part, at, tools));
    // Transferred, not drawn: browsers copy a drawn canvas to the screen again in the following frames.
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(drawing);
    canvas.style.width = canvas.style.height = `${TILE}px`;
    canvas.style.transform = `translate(${left}px, ${top}px)`;
    sheet.tiles.set(key, canvas);
    if (before === undefined) sheet.box.append(canvas);
    this.#tilesLeft -= 1;
  }

  /** Keeps the canvases: new ones would leave megabytes to collect after every zoom. */
  #discard(sheet: MarkerSheet | undefined): void {
    sheet?.box.remove();
    for (const canvas of sheet?.tiles.values() ?? []) this.#keep(canvas);
  }

  #keep(canvas: HTMLCanvasElement | null): void {
    if (canvas !== null && this.#spare.length < MAX_SPARE) this.#spare.push(canvas);
  }

  #tidy(sheet: MarkerSheet): void {
    const near = new Set(tilesOf(grown(this.#view(), 4 * AHEAD)).map(({ key }) => key));
    for (const [key, canvas] of sheet.tiles) {
      if (near.has(key)) continue;
      sheet.tiles.delete(key);
      sheet.whole = "";
      canvas?.remove();
      this.#keep(canvas);
    }
  }
}
