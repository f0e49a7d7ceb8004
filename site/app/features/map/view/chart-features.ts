import type { Stage } from "../engine/stage.ts";
import { loadChart, parseChart } from "./chart-text.ts";

/** A chart's features are fetched from this zoom on. */
const FROM_ZOOM = 4.7;

/** Fetches what a chart shows from near, once somebody comes near. */
export class ChartFeatures {
  readonly #stage: Stage;
  readonly #leave: () => void;
  /** Address of the features of the ground that lies there; undefined: it has none. */
  #address: string | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#leave = stage.add({ moved: () => undefined, laid: () => this.#load() });
  }

  /** Another ground lies there. */
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
      // Without a network the chart stays as bare as it is seen from afar; the next zoom tries again.
      () => {
        this.#address = address;
      },
    );
  }
}
