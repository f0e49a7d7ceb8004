import type { Stage } from "../engine/stage.ts";
import type { Box } from "../lettering/box-index.ts";

const OVER = "[data-over-map]";

/** Reports the areas covered by tools whenever tools appear, disappear or resize. */
export class ToolsOverMap {
  readonly #stage: Stage;
  readonly #sizes = new ResizeObserver(() => this.#measure());
  readonly #comings: MutationObserver;

  constructor(stage: Stage) {
    this.#stage = stage;
    const { element } = stage;
    // Ignores the stage's own tiles and popups.
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
