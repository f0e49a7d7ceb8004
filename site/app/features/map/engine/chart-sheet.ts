import { SHEET_SIDE } from "./viewport.ts";

/** Chart units in a map unit. */
const UNITS = 100;
/** The whole sheet in chart units. */
const WHOLE = "100 100 4100 4100";
const SVG = "http://www.w3.org/2000/svg";
/** Lettering of a chart. */
const WRITTEN = ":scope > :is(.lbl, .frame, .cart)";
/** A sheet has about this many characters of drawing: what a slow phone lays out in a frame. */
const SHEET_CHARACTERS = 14_000;

/** Features show from this many pixels a map unit on, their finest from this many. */
const NEAR = 27;
const NEAREST = 90;

/** One sheet and the scale it is laid out for. */
type Laid = { readonly element: SVGSVGElement | HTMLImageElement; scale: number };

/**
 * The ground in a plane: a drawn chart, or a picture of the same sheet. A chart is cut into sheets that lie above one another, the
 * words on the last: a slow phone lays out one a frame, and what has not had its turn yet is stretched.
 */
export class ChartSheet {
  readonly #plane: HTMLElement;
  #ground: SVGSVGElement | HTMLImageElement | undefined;
  #words: SVGSVGElement | undefined;
  #features: SVGSVGElement | undefined;
  #sheets: Laid[] = [];
  #scale = 0;
  #frame = 0;
  /** The names that were written last. */
  #names = "";
  /** Above this map coordinate the page covers the chart. */
  #top = 0;

  /** Takes over the chart that the page came with, if it did; its names come with it. */
  constructor(plane: HTMLElement) {
    this.#plane = plane;
    this.#ground = plane.querySelector<SVGSVGElement>(":scope > svg.chart") ?? undefined;
    // Put in again: the drawing stays where it is seen, but its box becomes that of the whole sheet, which browsers count as a jump.
    if (this.#ground !== undefined) plane.prepend(this.#ground);
    this.#cut();
  }

  /** The drawing that lies there now. */
  get drawing(): SVGSVGElement | undefined {
    return this.#ground instanceof SVGSVGElement ? this.#ground : undefined;
  }

  show(ground: SVGSVGElement | HTMLImageElement): void {
    if (ground === this.#ground) return;
    for (const { element } of this.#sheets) element.remove();
    this.#words = this.#features = undefined;
    this.#ground = ground;
    ground.classList.add(ground instanceof SVGSVGElement ? "chart-live" : "map-picture");
    ground.setAttribute("aria-hidden", "true");
    // Below everything else that lies in the plane.
    this.#plane.prepend(ground);
    this.#cut();
    this.#layAll();
  }

  /** Lays what is seen only from near over the ground, below the words. */
  showFeatures(features: SVGSVGElement): void {
    if (this.#features !== undefined || this.drawing === undefined) return;
    this.#features = features;
    features.classList.add("chart-live");
    features.setAttribute("aria-hidden", "true");
    if (this.#words === undefined) this.#sheets.at(-1)?.element.after(features);
    else this.#words.before(features);
    const sheet = { element: features, scale: 0 };
    this.#sheets.push(sheet);
    this.#lay(sheet);
  }

  /** Writes other names on the ground: an SVG group in chart units. */
  showNames(group: string): void {
    if (group === this.#names && this.#words?.querySelector(":scope > .lbl")) return;
    this.#names = group;
    this.#words?.querySelector(":scope > .lbl")?.remove();
    const { documentElement } = new DOMParser().parseFromString(
      `<svg xmlns="${SVG}">${group}</svg>`,
      "image/svg+xml",
    );
    const written = documentElement.firstElementChild;
    if (written === null) return;
    this.#words ??= this.#addSheet();
    this.#words.prepend(document.importNode(written, true));
    for (const sheet of this.#sheets) if (sheet.element === this.#words) this.#lay(sheet);
  }

  /** Hides names by their place in the order in which they are written, and shows the others. */
  hideNames(hidden: (index: number) => boolean): void {
    const names = this.#words?.querySelectorAll(":scope > .lbl > g") ?? [];
    for (const [index, name] of names.entries()) name.classList.toggle("cut", hidden(index));
  }

  /** Shows the chart's own title only if it is below `top` (a map coordinate), from where on nothing of the page covers it. */
  keepTitleBelow(top: number): void {
    this.#top = top;
    const title = this.#words?.querySelector<SVGGElement>(":scope > .cart");
    title?.classList.toggle("covered", Number(title.dataset.top) < top);
  }

  /** Lays the ground out for this many pixels a map unit: its first sheet now, the others a frame later each. */
  lay(scale: number): void {
    this.#scale = scale;
    this.pause();
    for (const { element, scale: before } of this.#sheets)
      if (before > 0) element.style.transform = `scale(${scale / before})`;
    this.#layNext();
  }

  /** Whether all of it is laid out as it is to be. */
  get laid(): boolean {
    return this.#nextToLay() === undefined;
  }

  /** The map is animating to another zoom: what is not laid out yet waits, as each step would undo it. */
  pause(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Goes on laying out what is not laid out yet. */
  resume(): void {
    this.pause();
    this.#frame = requestAnimationFrame(() => this.#layNext());
  }

  #nextToLay(): Laid | undefined {
    return this.#sheets.find(({ scale }) => scale !== this.#scale);
  }

  #layNext(): void {
    const next = this.#nextToLay();
    if (next === undefined) return;
    this.#lay(next);
    // A drawing that was never laid out cannot be stretched.
    if (this.#sheets.some(({ scale }) => scale === 0)) this.#layNext();
    else this.resume();
  }

  #layAll(): void {
    for (const sheet of this.#sheets) this.#lay(sheet);
  }

  #lay(sheet: Laid): void {
    if (this.#scale === 0) return;
    const { element } = sheet;
    sheet.scale = this.#scale;
    if (element instanceof SVGSVGElement && element.getAttribute("viewBox") !== WHOLE)
      element.setAttribute("viewBox", WHOLE);
    element.style.transform = "";
    // A pixel in chart units: lines keep their width.
    element.style.setProperty("--px", `${(UNITS / this.#scale).toFixed(3)}px`);
    if (element === this.#features) {
      element.style.display = this.#scale < NEAR ? "none" : "";
      element.classList.toggle("chart-nearest", this.#scale >= NEAREST);
    }
    element.style.width = element.style.height = `${(SHEET_SIDE * this.#scale).toFixed(2)}px`;
  }

  /** Writes the title on its plate, smaller where it would not fit. */
  showTitle(title: string): void {
    const text = this.#words?.querySelector<SVGTextElement>(".cart-name");
    const plate = this.#words?.querySelector<SVGPathElement>(".cart > .inset");
    if (!text || !plate || text.textContent === title) return;
    text.dataset.size ??= text.getAttribute("font-size") ?? "";
    text.textContent = title;
    text.setAttribute("font-size", text.dataset.size);
    const share = (0.86 * plate.getBBox().width) / text.getComputedTextLength();
    if (share < 1) text.setAttribute("font-size", (Number(text.dataset.size) * share).toFixed(1));
  }

  /** Cuts the ground into sheets, in the order in which it was drawn. */
  #cut(): void {
    this.#sheets = this.#ground === undefined ? [] : [{ element: this.#ground, scale: 0 }];
    const chart = this.drawing;
    if (chart === undefined) return;
    const written = chart.querySelectorAll(WRITTEN);
    let room = SHEET_CHARACTERS;
    let sheet: SVGSVGElement | undefined;
    for (const part of Array.from(chart.children)) {
      if (part.matches("defs") || part.matches(":is(.lbl, .frame, .cart)")) continue;
      room -= part.outerHTML.length;
      if (room < 0) {
        room = SHEET_CHARACTERS - part.outerHTML.length;
        sheet = this.#addSheet();
      }
      sheet?.append(part);
    }
    if (written.length === 0) return;
    this.#words = this.#addSheet();
    this.#words.append(...written);
    this.keepTitleBelow(this.#top);
  }

  #addSheet(): SVGSVGElement {
    const element = document.createElementNS(SVG, "svg");
    // The chart's own class: its operation has a say in the ink.
    element.setAttribute("class", this.drawing?.getAttribute("class") ?? "chart");
    element.setAttribute("aria-hidden", "true");
    const last = this.#sheets.at(-1)?.element;
    if (last === undefined) this.#plane.prepend(element);
    else last.after(element);
    this.#sheets.push({ element, scale: 0 });
    return element;
  }
}
