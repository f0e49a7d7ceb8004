import { SHEET_SIDE } from "./camera.ts";

/** Chart units in a map unit. */
const UNITS = 100;
/** Pixels of the largest name: an area's; those of places are smaller by as much as on paper. */
const LARGEST_NAME = 24;
/** The whole sheet in chart units. */
const WHOLE = "100 100 4100 4100";

/** The ground in a plane: a drawn chart, or a picture of the same sheet. */
export class ChartSheet {
  readonly #plane: HTMLElement;
  #ground: SVGSVGElement | HTMLImageElement | undefined;
  #scale = 0;

  /** Takes over the chart that the page came with, if it did. */
  constructor(plane: HTMLElement) {
    this.#plane = plane;
    this.#ground = plane.querySelector<SVGSVGElement>(":scope > svg.chart") ?? undefined;
  }

  /** The drawing that lies there now. */
  get drawing(): SVGSVGElement | undefined {
    return this.#ground instanceof SVGSVGElement ? this.#ground : undefined;
  }

  show(ground: SVGSVGElement | HTMLImageElement): void {
    if (ground === this.#ground) return;
    this.#ground?.remove();
    this.#ground = ground;
    ground.classList.add(ground instanceof SVGSVGElement ? "chart-live" : "map-picture");
    ground.setAttribute("aria-hidden", "true");
    // Below everything else that lies in the plane.
    this.#plane.prepend(ground);
    if (this.#scale > 0) this.lay(this.#scale);
  }

  /** Lays the sheet out for so many pixels a map unit. */
  lay(scale: number): void {
    this.#scale = scale;
    const ground = this.#ground;
    if (ground === undefined) return;
    if (ground instanceof SVGSVGElement && ground.getAttribute("viewBox") !== WHOLE)
      ground.setAttribute("viewBox", WHOLE);
    ground.style.width = ground.style.height = `${(SHEET_SIDE * scale).toFixed(2)}px`;
    this.sizeNames();
  }

  /** Names grow with the chart up to a size that reads well, no further. */
  sizeNames(): void {
    for (const text of this.drawing?.querySelectorAll<SVGTextElement>(".lbl > text") ?? []) {
      const size = (Number(text.getAttribute("font-size")) / UNITS) * this.#scale;
      const factor = Math.min(1, LARGEST_NAME / size);
      const { x = "0", y = "0" } = text.dataset;
      if (factor < 1)
        text.setAttribute(
          "transform",
          `translate(${x} ${y}) scale(${factor.toFixed(3)}) translate(-${x} -${y})`,
        );
      else if (text.hasAttribute("transform")) text.removeAttribute("transform");
    }
  }
}
