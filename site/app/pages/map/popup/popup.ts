import type { Stage } from "../engine/stage.ts";
import type { MapPoint } from "../engine/viewport.ts";

/** Pixels between a popup's tip and the middle of what it is about. */
const LIFT = 22;
/** Pixels kept free around a popup that has just opened: below the title, and on a phone the weather under it. */
const FREE = { side: 16, bottom: 24, top: 84, topNarrow: 156 } as const;
/** The stage is narrow below this width (the same width is in the styles). */
const WIDE = 760;

/** A plate above a place of the map. It stays upright and of its size while the map moves and stretches. */
export class Popup {
  readonly #stage: Stage;
  readonly #element = document.createElement("div");
  readonly #leave: () => void;
  readonly #place: MapPoint;
  readonly #covered: number;

  /** @param content stays ours and may change @param covered pixels on the right that a panel hides */
  constructor(stage: Stage, place: MapPoint, content: HTMLElement, covered: number) {
    this.#stage = stage;
    this.#place = place;
    this.#covered = covered;
    this.#element.className = "map-popup";
    this.#element.dataset.aside = "";
    content.classList.add("map-popup-body");
    this.#element.append(content);
    stage.element.append(this.#element);
    this.#leave = stage.add({ moved: () => this.#follow(), laid: () => this.#follow() });
    this.#follow();
    this.bringIntoView();
  }

  /** Moves the map as far as the popup needs to be seen. */
  bringIntoView(): void {
    const { width: stageWidth, height: stageHeight } = this.#stage.size;
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    if (height === 0) return;
    const { x, y } = this.#stage.pointOf(this.#place, this.#stage.goal);
    const left = x - width / 2;
    const top = y - LIFT - height;
    const [least, most] = [FREE.side, stageWidth - FREE.side - this.#covered - width];
    const above = stageWidth < WIDE ? FREE.topNarrow : FREE.top;
    // If there is not room for all of it, its head matters more than its foot.
    const dx = left > most ? left - most : left < least ? left - least : 0;
    const under = top + height - (stageHeight - FREE.bottom);
    const dy = top < above ? top - above : under > 0 ? Math.min(under, top - above) : 0;
    if (dx !== 0 || dy !== 0) this.#stage.panBy(dx, dy);
  }

  remove(): void {
    this.#leave();
    this.#element.remove();
  }

  #follow(): void {
    const { x, y } = this.#stage.pointOf(this.#place);
    this.#element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y - LIFT)}px) translate(-50%, -100%)`;
  }
}
