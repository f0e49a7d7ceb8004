import type { Stage } from "../engine/stage.ts";
import { SHEET_CORNER, scaleAt } from "../engine/viewport.ts";
import type { Tools } from "./draw-scene.ts";
import { hasMedallion, type Scene, type SceneMarker } from "./scene.ts";
import { medallionSize } from "./sizes.ts";

/** CSS pixels: the largest medallion with its ring. */
const SIDE = 44;

/** On a separate canvas, so that a selection redraws no tiles. */
export class SelectedMark {
  readonly #stage: Stage;
  readonly #canvas = document.createElement("canvas");
  #marker: SceneMarker | undefined;
  #tools: Tools | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#canvas.className = "map-mark";
    this.#canvas.hidden = true;
    stage.plane.append(this.#canvas);
  }

  show(scene: Scene, tools: Tools | undefined): void {
    const marker = scene.markers.find(({ id }) => id === scene.selected);
    if (marker === this.#marker && tools === this.#tools) return;
    this.#marker = marker;
    this.#tools = tools;
    this.place();
  }

  before(box: HTMLElement): void {
    this.#canvas.before(box);
  }

  remove(): void {
    this.#canvas.remove();
  }

  place(): void {
    const [marker, tools, zoom] = [this.#marker, this.#tools, this.#stage.laidZoom];
    const pen = this.#canvas.getContext("2d");
    this.#canvas.hidden = marker === undefined || tools === undefined || Number.isNaN(zoom);
    if (marker === undefined || tools === undefined || pen === null || Number.isNaN(zoom)) return;
    const scale = scaleAt(zoom);
    const ratio = Math.max(1, window.devicePixelRatio || 1);
    this.#canvas.width = this.#canvas.height = Math.ceil(SIDE * ratio);
    this.#canvas.style.width = this.#canvas.style.height = `${SIDE}px`;
    const x = Math.round((marker.at.x - SHEET_CORNER) * scale - SIDE / 2);
    const y = Math.round((marker.at.y - SHEET_CORNER) * scale - SIDE / 2);
    this.#canvas.style.transform = `translate(${x}px, ${y}px)`;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const size = medallionSize(scale);
    if (hasMedallion(marker))
      pen.drawImage(tools.medallions.of(marker, size), (SIDE - size) / 2, (SIDE - size) / 2, size, size);
    pen.beginPath();
    pen.arc(SIDE / 2, SIDE / 2, size / 2 + 2, 0, 2 * Math.PI);
    pen.strokeStyle = tools.ink.paper;
    pen.lineWidth = 6;
    pen.stroke();
    pen.strokeStyle = tools.ink.focus;
    pen.lineWidth = 3;
    pen.stroke();
  }
}
