import { SHEET_SIDE } from "./camera.ts";

/** Chart units in a map unit. */
const UNITS = 100;
/** Pixels of the largest name: an area's; those of places are smaller by as much as on paper. */
const LARGEST_NAME = 24;
/** The whole sheet in chart units. */
const WHOLE = "100 100 4100 4100";
const SVG = "http://www.w3.org/2000/svg";

/**
 * The ground in a plane: a drawn chart, or a picture of the same sheet. The names of a chart lie on a sheet of their own above it:
 * a slow phone needs a frame to lay out the chart and another for the names.
 */
export class ChartSheet {
  readonly #plane: HTMLElement;
  #ground: SVGSVGElement | HTMLImageElement | undefined;
  #names: SVGSVGElement | undefined;
  #scale = 0;
  #namesScale = 0;
  #frame = 0;

  /** Takes over the chart that the page came with, if it did. */
  constructor(plane: HTMLElement) {
    this.#plane = plane;
    this.#ground = plane.querySelector<SVGSVGElement>(":scope > svg.chart") ?? undefined;
    this.#liftNames();
  }

  /** The drawing that lies there now. */
  get drawing(): SVGSVGElement | undefined {
    return this.#ground instanceof SVGSVGElement ? this.#ground : undefined;
  }

  show(ground: SVGSVGElement | HTMLImageElement): void {
    if (ground === this.#ground) return;
    this.#ground?.remove();
    this.#names?.remove();
    this.#names = undefined;
    this.#ground = ground;
    ground.classList.add(ground instanceof SVGSVGElement ? "chart-live" : "map-picture");
    ground.setAttribute("aria-hidden", "true");
    // Below everything else that lies in the plane.
    this.#plane.prepend(ground);
    this.#liftNames();
    if (this.#scale > 0) this.lay(this.#scale);
  }

  /** Other names for this ground, or none. */
  showNames(group: SVGGElement | undefined): void {
    this.#names?.remove();
    this.#names = undefined;
    if (group === undefined) return;
    const sheet = document.createElementNS(SVG, "svg");
    // The chart's own class: its operation has a say in the ink.
    sheet.setAttribute("class", this.drawing?.getAttribute("class") ?? "chart");
    sheet.setAttribute("aria-hidden", "true");
    sheet.append(group);
    if (this.#ground === undefined) this.#plane.prepend(sheet);
    else this.#ground.after(sheet);
    this.#names = sheet;
    this.#layNames();
  }

  /** Lays the sheet out for so many pixels a map unit; the names follow a frame later, stretched until then. */
  lay(scale: number): void {
    this.#scale = scale;
    cancelAnimationFrame(this.#frame);
    if (this.#ground !== undefined) laySheet(this.#ground, scale);
    if (this.#names === undefined) return;
    if (this.#namesScale === 0) {
      this.#layNames();
      return;
    }
    this.#names.style.transform = `scale(${scale / this.#namesScale})`;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#layNames());
    });
  }

  /** Takes the names that came within the chart off it. */
  #liftNames(): void {
    const group = this.drawing?.querySelector<SVGGElement>(":scope > .lbl");
    if (group) this.showNames(group);
  }

  #layNames(): void {
    if (this.#names === undefined || this.#scale === 0) return;
    this.#namesScale = this.#scale;
    this.#names.style.transform = "";
    laySheet(this.#names, this.#scale);
    // Names grow with the chart up to a size that reads well, no further.
    for (const text of this.#names.querySelectorAll("text")) {
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

function laySheet(sheet: SVGSVGElement | HTMLImageElement, scale: number): void {
  if (sheet instanceof SVGSVGElement && sheet.getAttribute("viewBox") !== WHOLE)
    sheet.setAttribute("viewBox", WHOLE);
  // A pixel in chart units: lines keep their width.
  sheet.style.setProperty("--px", `${(UNITS / scale).toFixed(3)}px`);
  sheet.style.width = sheet.style.height = `${(SHEET_SIDE * scale).toFixed(2)}px`;
}
