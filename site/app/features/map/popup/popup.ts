import type { Stage } from "../engine/stage.ts";
import { type MapPoint, SHEET_CORNER, type Size, scaleAt } from "../engine/viewport.ts";
import type { Box } from "../lettering/box-index.ts";
import { freeRoom, roomAbove, SHORT } from "../view/free-room.ts";

/** Pixels between a popup's tip and the middle of what it is about. */
const LIFT = 22;
/** Pixels kept free beside a popup that has just opened, between it and the tools, and under the middle of what it is about. */
const FREE = { side: 16, tools: 8, under: 16 } as const;

/** A plate above a place of the map. It stays upright and of its size while the map moves and stretches. */
export class Popup {
  readonly #stage: Stage;
  readonly #element = document.createElement("div");
  readonly #leave: () => void;
  readonly #place: MapPoint;
  readonly #covered: number;
  readonly #tools: () => readonly Box[];
  /** The stage's size when the popup was last fitted into it. */
  #fitted: Size;

  /**
   * @param content stays ours and may change
   * @param covered pixels on the right that a panel hides
   * @param tools what lies over the stage now
   */
  constructor(
    stage: Stage,
    place: MapPoint,
    content: HTMLElement,
    covered: number,
    tools: () => readonly Box[],
  ) {
    this.#stage = stage;
    this.#place = place;
    this.#covered = covered;
    this.#tools = tools;
    this.#fitted = stage.size;
    this.#element.className = "map-popup";
    this.#element.dataset.aside = "";
    content.classList.add("map-popup-body");
    this.#element.append(content);
    stage.element.append(this.#element);
    this.#leave = stage.add({ moved: () => this.#follow(), laid: () => this.#lay() });
    this.#follow();
    this.bringIntoView();
  }

  /** Makes the popup as high as there is room between the tools, and moves the map as far as it needs to be seen. */
  bringIntoView(): void {
    const { width: stageWidth, height: stageHeight } = this.#stage.size;
    const width = this.#element.offsetWidth;
    if (this.#element.offsetHeight === 0) return;
    const { x, y } = this.#stage.pointOf(this.#place, this.#stage.goal);
    const left = x - width / 2;
    const side = Math.min(FREE.side, Math.max(0, (stageWidth - width) / 2));
    const [least, most] = [side, stageWidth - side - this.#covered - width];
    const tools = this.#tools();
    const near = Math.max(least, Math.min(left, most));
    // On a low stage there is more room beside its title than under it.
    const beside = Math.max(
      0,
      ...tools.filter(({ y: top }) => top < FREE.side).map((tool) => tool.x + tool.width),
    );
    const start =
      stageHeight < SHORT && near < beside && beside + FREE.tools <= most ? beside + FREE.tools : near;
    const dx = left - start;
    const free = freeRoom(this.#stage.size, tools, start, start + width);
    // A place at the map's upper edge comes no lower than the middle, for there the map ends.
    const lowest = stageHeight / 2 + (this.#place.y - SHEET_CORNER + 1) * scaleAt(this.#stage.goal.zoom);
    const bottom = Math.min(free.bottom - FREE.under, lowest) - LIFT;
    this.#element.style.setProperty("--room", `${Math.max(0, bottom - free.top - FREE.tools)}px`);
    const height = this.#element.offsetHeight;
    const top = y - LIFT - height;
    // The weather under the title may be covered if there is no other room.
    const above = Math.max(free.top + FREE.tools, Math.min(roomAbove(this.#stage.size), bottom - height));
    const under = top + height - bottom;
    const dy = top < above ? top - above : under > 0 ? Math.min(under, top - above) : 0;
    if (dx !== 0 || dy !== 0) this.#stage.panBy(dx, dy);
  }

  remove(): void {
    this.#leave();
    this.#element.remove();
  }

  #lay(): void {
    this.#follow();
    // A phone that was turned has other room.
    if (this.#fitted === this.#stage.size) return;
    this.#fitted = this.#stage.size;
    this.bringIntoView();
  }

  #follow(): void {
    const { x, y } = this.#stage.pointOf(this.#place);
    this.#element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y - LIFT)}px) translate(-50%, -100%)`;
  }
}
