import type { Stage } from "../engine/stage.ts";
import { type MapPoint, SHEET_CORNER, type Size, scaleAt } from "../engine/viewport.ts";
import type { Box } from "../lettering/box-index.ts";
import { freeRoom, roomAbove, SHORT } from "../view/free-room.ts";

/** Pixels between the popup's tip and the center of its marker. */
const LIFT = 22;
/** Pixels kept free at the sides, next to tools, and below the center of its marker. */
const FREE = { side: 16, tools: 8, under: 16 } as const;

/** Stays upright and at its size while the map moves and zooms. */
export class Popup {
  readonly #stage: Stage;
  readonly #element = document.createElement("div");
  readonly #leave: () => void;
  readonly #place: MapPoint;
  readonly #covered: number;
  readonly #tools: () => readonly Box[];
  #fitted: Size;

  /**
   * @param content may change while the popup is open
   * @param covered pixels on the right that a panel hides
   * @param tools areas of the stage that tools cover now
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

  /** Limits the height to the room between the tools, and pans the map until the popup is visible. */
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
    // A low stage has more room beside the title than below it.
    const beside = Math.max(
      0,
      ...tools.filter(({ y: top }) => top < FREE.side).map((tool) => tool.x + tool.width),
    );
    const start =
      stageHeight < SHORT && near < beside && beside + FREE.tools <= most ? beside + FREE.tools : near;
    const dx = left - start;
    const free = freeRoom(this.#stage.size, tools, start, start + width);
    // The map ends one unit above the sheet: a place at the top edge cannot move below this.
    const lowest = stageHeight / 2 + (this.#place.y - SHEET_CORNER + 1) * scaleAt(this.#stage.goal.zoom);
    const bottom = Math.min(free.bottom - FREE.under, lowest) - LIFT;
    this.#element.style.setProperty("--room", `${Math.max(0, bottom - free.top - FREE.tools)}px`);
    const height = this.#element.offsetHeight;
    const top = y - LIFT - height;
    // Prefers room below the weather under the title, but may cover it.
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
    // Fits the popup again after a rotation.
    if (this.#fitted === this.#stage.size) return;
    this.#fitted = this.#stage.size;
    this.bringIntoView();
  }

  #follow(): void {
    const { x, y } = this.#stage.pointOf(this.#place);
    this.#element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y - LIFT)}px) translate(-50%, -100%)`;
  }
}
