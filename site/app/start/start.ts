/**
 * The only inline script, run before the first paint. Bundled by site/build/prerender/start-script.ts.
 * Without it the site works in its light theme and in the language of the URL.
 */
import { rightAddress } from "../i18n/language.ts";
import { settings } from "../settings.ts";

declare global {
  interface Window {
    /** Control last pressed before its hydration, and a box's new state (browser/early-press.ts). */
    pressed?: Readonly<{ control: HTMLElement; checked: boolean | undefined }> | undefined;
  }
}

const root = document.documentElement;
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Language: the one chosen in Settings, else the URL's prefix, else the browser's. Only the prefix changes.
const base = import.meta.env.BASE_URL.slice(0, -1);
const right = rightAddress(
  location.pathname.slice(base.length),
  stored("language"),
  navigator.languages ?? [],
);
if (right !== undefined) {
  root.hidden = true;
  location.replace(base + right + location.search + location.hash);
}

// Theme: the chosen one, else the device's.
const theme = stored("theme");
const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.body.dataset.theme = dark ? "dark" : "light";

// Brand: the first with a part of the host name.
const brand = settings.brands.findIndex(({ hosts }) =>
  hosts.some((host) => location.hostname.includes(host)),
);
if (brand > 0) root.dataset.brand = String(brand);

root.dataset.folded = stored("sidebarFolded") ?? "auto";
if (stored("sidebarRail") === "yes") root.dataset.rail = "";

// Whether the home page reserves space for stored items, and its scene. A first visit gets the first scene.
const returning = ["lastPages", "pins", "timers", "alarms"].some((key) => stored(key) !== null);
if (returning) root.dataset.returning = "";
root.dataset.scene = String(returning ? Math.floor(Math.random() * 7) : 0);

const notePress = (event: Event) => {
  const { target } = event;
  const control =
    target instanceof Element &&
    (root.dataset.hydrated === undefined || target.closest("[data-asleep=yes]") !== null)
      ? target.closest<HTMLElement>("button, [type=checkbox], [type=radio]")
      : null;
  // A press elsewhere cancels the previous one.
  window.pressed =
    control === null
      ? undefined
      : { control, checked: control instanceof HTMLInputElement ? control.checked : undefined };
  // React may hydrate a pressed control, and would then handle the press too.
  if (control !== null) event.stopPropagation();
};
document.addEventListener("click", notePress, true);
