import * as L from "leaflet";
import { follow, panePoint } from "./plane-overlay.ts";

/** The chart's sheet: map coordinates 1 to 42 on both axes. */
const CORNER = L.latLng(-1, 1);
const SIDE = 41;
/** Chart units in a map unit. */
const UNITS = 100;
/** Pixels of the largest name: an area's; those of places are smaller by as much as on paper. */
const LARGEST_NAME = 24;

/** Lays a chart under the markers. While the zoom runs the drawing is only stretched; it is laid out anew when the zoom stands. */
export class ChartOverlay {
  readonly #map: L.Map;
  #chart: SVGSVGElement | undefined;
  #zoom = 0;
  readonly #stop: () => void;

  constructor(map: L.Map) {
    this.#map = map;
    this.#stop = follow(map, {
      stretch: (center, zoom) => this.#stretch(center, zoom),
      settle: () => this.#settle(),
    });
  }

  show(chart: SVGSVGElement): void {
    this.#chart?.remove();
    this.#chart = chart;
    chart.classList.add("chart-live", "leaflet-zoom-animated");
    chart.setAttribute("aria-hidden", "true");
    // Below the markers, which are drawn in the same pane.
    this.#map.getPanes().overlayPane.prepend(chart);
    this.#settle();
  }

  remove(): void {
    this.#stop();
    this.#chart?.remove();
  }

  /** Names grow with the chart up to a size that reads well, no further. */
  #sizeNames(scale: number): void {
    for (const text of this.#chart?.querySelectorAll<SVGTextElement>(".lbl > text") ?? []) {
      const size = (Number(text.getAttribute("font-size")) / UNITS) * scale;
      const factor = Math.min(1, LARGEST_NAME / size);
      const { x = "0", y = "0" } = text.dataset;
      if (factor === 1) text.removeAttribute("transform");
      else
        text.setAttribute(
          "transform",
          `translate(${x} ${y}) scale(${factor.toFixed(3)}) translate(-${x} -${y})`,
        );
    }
  }

  /** Other names are on the chart. */
  renamed(): void {
    this.#sizeNames(this.#map.getZoomScale(this.#zoom, 0));
  }

  #stretch(center: L.LatLng, zoom: number): void {
    if (this.#chart === undefined) return;
    const scale = this.#map.getZoomScale(zoom, this.#zoom);
    setTransform(this.#chart, panePoint(this.#map, CORNER, zoom, center), scale);
  }

  #settle(): void {
    if (this.#chart === undefined) return;
    const zoom = this.#map.getZoom();
    const side = Math.round(SIDE * this.#map.getZoomScale(zoom, 0));
    if (zoom !== this.#zoom || !this.#chart.hasAttribute("width")) {
      this.#chart.setAttribute("width", String(side));
      this.#chart.setAttribute("height", String(side));
    }
    this.#zoom = zoom;
    this.#sizeNames(side / SIDE);
    setTransform(this.#chart, this.#map.latLngToLayerPoint(CORNER), 1);
  }
}

function setTransform(element: SVGElement, { x, y }: L.Point, scale: number): void {
  element.style.transform = `translate3d(${x}px, ${y}px, 0)${scale === 1 ? "" : ` scale(${scale})`}`;
}
