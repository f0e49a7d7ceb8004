import type { Stage } from "../engine/stage.ts";
import type { Box } from "../lettering/box-index.ts";

/** Elements over a map carry this attribute. */
const OVER = "[data-over-map]";

/** Tells a stage what of it the page's tools cover, as often as they come, go or change. */
export class ToolsOverMap {
  readonly #stage: Stage;
  readonly #sizes = new ResizeObserver(() => this.#measure());
  readonly #comings: MutationObserver;

  constructor(stage: Stage) {
    this.#stage = stage;
    const { element } = stage;
    // Tiles and popups are added to and removed from the stage.
    this.#comings = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) this.#watch();
    });
    const room = element.closest("main") ?? document.body;
    this.#comings.observe(room, { childList: true, subtree: true });
    this.#watch();
  }

  remove(): void {
    this.#sizes.disconnect();
    this.#comings.disconnect();
  }

  #watch(): void {
    this.#sizes.disconnect();
    this.#sizes.observe(this.#stage.element);
    for (const tool of document.querySelectorAll(OVER)) this.#sizes.observe(tool);
  }

  /** The tools as they lie now, in pixels from the stage's upper left corner. */
  boxes(): readonly Box[] {
    const { left, top } = this.#stage.element.getBoundingClientRect();
    return Array.from(document.querySelectorAll(OVER), (tool) => tool.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height }));
  }

  #measure(): void {
    this.#stage.cover(this.boxes());
  }
}
