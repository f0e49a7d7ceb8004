/** What somebody does to a prerendered page before its scripts are here; boot.ts writes it down. */
type Early = Readonly<{
  /** The button pressed last, unless another place was pressed after it. */
  button?: unknown;
  /** Fields that were typed into, chosen from or ticked. */
  fields: ReadonlySet<unknown>;
  /** The kinds of event that `note` hears of. */
  types: readonly string[];
  note: (event: Event) => void;
}>;

declare global {
  interface Window {
    early?: Early;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Does one thing again; answers whether somebody heard of it. */
type Repetition = () => boolean;

/** What is not heard of within this time (ms) is forgotten: nobody waits for it any more. */
const PATIENCE = 10_000;

let pending: readonly Repetition[] = [];
let deadline = 0;
let pageAlive = false;

/**
 * Takes over from boot.ts: from here on React itself sees what is done. What was done until now is kept for `repeatEarlyInput`. Fields that
 * the browser has filled in by itself, as it does with a reload, get back what the page was made with: the page knows better (its address,
 * its own storage), and would not hear of what stands there.
 */
export function takeEarlyInput(): void {
  const { early } = window;
  if (early === undefined) return;
  for (const type of early.types) document.removeEventListener(type, early.note, true);
  const { button, fields } = early;
  deadline = performance.now() + PATIENCE;
  for (const field of document.querySelectorAll<Field>("input, select, textarea")) {
    if (!fields.has(field)) reset(field);
  }
  pending = [
    ...[...fields].flatMap((field) => (isField(field) ? [change(field)] : [])),
    ...(button instanceof HTMLElement ? [() => heard(button, "click", () => button.click())] : []),
  ];
}

/**
 * Does again, once, what was done before the page was alive, so that it hears of it. To be called when the page has come alive, and with
 * each part of it that does so later: what lies in a part not yet alive waits for that. Before the page itself nothing is done, for
 * nobody would follow where it leads.
 */
export function repeatEarlyInput(alive: "page" | "part"): void {
  if (alive === "page") pageAlive = true;
  if (!pageAlive) return;
  const due = performance.now() < deadline ? pending : [];
  // Emptied first: what is repeated may bring another part to life, which calls here.
  pending = [];
  const unheard = due.filter((repeat) => !repeat());
  pending = [...unheard, ...pending];
}

const isField = (value: unknown): value is Field =>
  value instanceof HTMLInputElement ||
  value instanceof HTMLSelectElement ||
  value instanceof HTMLTextAreaElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function reset(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const own = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    field.selectedIndex = Math.max(0, own);
  } else if (isTick(field)) {
    field.checked = field.defaultChecked;
  } else if (field.value !== field.defaultValue) {
    field.value = field.defaultValue;
  }
}

/** Puts what the reader wanted into the field once more, as a change that React hears of: it knows the value that it has set itself. */
function change(field: Field): Repetition {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    return () =>
      heard(field, "change", () => {
        field.selectedIndex = selectedIndex;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      });
  }
  if (isTick(field)) {
    const { checked } = field;
    return () =>
      heard(field, "click", () => {
        field.checked = !checked;
        field.click();
      });
  }
  const { value } = field;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const write = Object.getOwnPropertyDescriptor(kind, "value")?.set;
  return () =>
    heard(field, "input", () => {
      field.value = field.defaultValue;
      write?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
}

/** Whether what `act` does reaches the place itself: React stops what is meant for a part that is not alive before it gets there. */
function heard(place: HTMLElement, type: string, act: () => void): boolean {
  if (!place.isConnected) return true;
  let reached = false;
  const note = () => {
    reached = true;
  };
  place.addEventListener(type, note, { once: true });
  act();
  place.removeEventListener(type, note);
  return reached;
}
