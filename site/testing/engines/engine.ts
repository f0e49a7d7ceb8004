import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** In CSS pixels of the viewport. */
export type Point = Readonly<{ x: number; y: number }>;

export type NamedKey = "Backspace" | "ArrowDown" | "Enter" | "Escape" | "Tab";

export type Size = Readonly<{ width: number; height: number }>;

/** A window of a browser that Playwright does not drive. */
export type EngineWindow = Readonly<{
  /** Resolves once the document is parsed. */
  goTo: (url: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  reload: () => Promise<void>;
  /** The value must survive JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Presses the first visible control whose name contains `name`; false if no control does. */
  press: (name: string) => Promise<boolean>;
  /** A line break presses Enter. */
  type: (text: string) => Promise<void>;
  key: (key: NamedKey) => Promise<void>;
  control: (letter: "a" | "v" | "x") => Promise<void>;
  /** By touch if the engine supports it, otherwise by mouse. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Moves two fingers apart, by `by` px each; undefined without touch. */
  spread?: (middle: Point, by: number) => Promise<void>;
  /** A PDF; undefined if the engine cannot print. */
  print?: () => Promise<Uint8Array>;
  /** Number of elements in `<main>` with this role and exact name; undefined if the driver cannot read it. */
  spoken?: (role: string, name: string) => Promise<number>;
  /** Presses a control that opens a window, and returns that; undefined if the driver allows only one. */
  opened?: (name: string) => Promise<EngineWindow>;
  close: () => Promise<void>;
}>;

export type Engine = Readonly<{
  open: (size: Size) => Promise<EngineWindow>;
  close: () => Promise<void>;
}>;

export const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const watchFaults = () => readFileSync(here("watch-faults.js"), "utf8");

/** Page function: first visible, enabled control whose name equals, starts with or contains the words. */
export const FIND_CONTROL = `(words) => {
  const wanted = words.toLowerCase();
  const textOf = (ids) => ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const nameOf = (element) =>
    element.getAttribute("aria-label") ||
    textOf(element.getAttribute("aria-labelledby") ?? "").trim() ||
    [...(element.labels ?? [])].map((label) => label.textContent).join(" ").trim() ||
    element.textContent.trim() ||
    element.placeholder ||
    element.title;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const controls = (dialog ?? document).querySelectorAll(
    "button, a[href], input, select, textarea, summary, [role=option], [role=button]",
  );
  const seen = [...controls]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
    .map((element) => [element, nameOf(element).toLowerCase()]);
  const fits = [(name) => name === wanted, (name) => name.startsWith(wanted), (name) => name.includes(wanted)];
  for (const fit of fits) {
    const found = seen.find(([, name]) => fit(name));
    if (found) return found[0];
  }
  return null;
}`;
