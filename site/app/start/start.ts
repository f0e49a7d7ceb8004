/**
 * The one inline script, at the top of every page's body: it runs before anything is drawn. The build bundles it into one small classic
 * script (site/build/prerender/start-script.ts). Without it the site works in its light theme, and in the language of the address.
 */
import { rightAddress } from "../i18n/language.ts";
import { settings } from "../settings.ts";

declare global {
  interface Window {
    /**
     * The button or box that was last pressed before it was alive, and the state that the press brought a box to; once it is, the page
     * presses it again (browser/early-press.ts).
     */
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

// Language: the one chosen in Settings, else that of an address with a prefix, else the browser's. Only the prefix changes.
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

// Theme: with none chosen, that of the device.
const theme = stored("theme");
const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.body.dataset.theme = dark ? "dark" : "light";

// Brand: the first whose key the host's name contains; styles show its name.
const brand = settings.brands.findIndex(({ hosts }) =>
  hosts.some((host) => location.hostname.includes(host)),
);
if (brand > 0) root.dataset.brand = String(brand);

// Groups of the sidebar that are folded: styles hide them.
root.dataset.folded = stored("sidebarFolded") ?? "auto";
if (stored("sidebarRail") === "yes") root.dataset.rail = "";

// The home page: whether it leaves room for what this browser has kept, and which scene it shows. A first visit gets the first scene.
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
  // A press elsewhere takes back the one before.
  window.pressed =
    control === null
      ? undefined
      : { control, checked: control instanceof HTMLInputElement ? control.checked : undefined };
  // React hydrates what is pressed if it can, and would act on it too.
  if (control !== null) event.stopPropagation();
};
document.addEventListener("click", notePress, true);
