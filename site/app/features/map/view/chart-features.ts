import type { Stage } from "../engine/stage.ts";
import { loadChart, parseChart } from "./chart-text.ts";

const FROM_ZOOM = 4.7;

export class ChartFeatures {
  readonly #stage: Stage;
  readonly #leave: () => void;
  /** URL still to load. */
  #address: string | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#leave = stage.add({ moved: () => undefined, laid: () => this.#load() });
  }

  show(address: string | undefined): void {
    this.#address = address;
    this.#load();
  }

  remove(): void {
    this.#leave();
  }

  #load(): void {
    const address = this.#address;
    if (address === undefined || this.#stage.laidZoom < FROM_ZOOM) return;
    this.#address = undefined;
    loadChart(address).then(
      (text) => this.#stage.chart.showFeatures(parseChart(text)),
      // The chart works without; the next zoom tries again.
      () => {
        this.#address = address;
      },
    );
  }
}
