import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A point of the page as it is seen, in CSS pixels. */
export type Point = Readonly<{ x: number; y: number }>;

/** The keys that tests press besides letters. */
export type NamedKey = "Backspace" | "ArrowDown" | "Enter" | "Escape" | "Tab";

export type Size = Readonly<{ width: number; height: number }>;

/** One window of a browser that Playwright does not drive. */
export type EngineWindow = Readonly<{
  /** Comes back once the document is read; what it loads may still come. */
  goTo: (url: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  reload: () => Promise<void>;
  /** Value of an expression in the page; it must survive JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Presses the first control in sight whose name holds these words; `false` while there is none. */
  press: (name: string) => Promise<boolean>;
  /** Types letter by letter where the focus is; a line's end is the Enter key. */
  type: (text: string) => Promise<void>;
  key: (key: NamedKey) => Promise<void>;
  /** Presses a letter while Control is held. */
  control: (letter: "a" | "v" | "x") => Promise<void>;
  /** Drags by finger where the engine has touch, else by mouse. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Two fingers that move apart; left out if the engine has no touch. */
  spread?: (middle: Point, by: number) => Promise<void>;
  /** The pages that it prints, as PDF; left out if the engine cannot. */
  print?: () => Promise<Uint8Array>;
  /** How many parts of the main part's accessibility tree have this role and just this name; left out if the driver cannot read it. */
  spoken?: (role: string, name: string) => Promise<number>;
  /** Presses a control that opens a further window, and drives that one; left out if the driver has one window at a time. */
  opened?: (name: string) => Promise<EngineWindow>;
  close: () => Promise<void>;
}>;

export type Engine = Readonly<{
  open: (size: Size) => Promise<EngineWindow>;
  close: () => Promise<void>;
}>;

export const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const watchFaults = () => readFileSync(here("watch-faults.js"), "utf8");

/** A function for the page: the first control in sight that can be pressed and whose name is, begins with or holds the words. */
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
