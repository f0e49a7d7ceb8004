import { element, outwardLink } from "./elements.ts";
import { type EmbedOptions, readOptions } from "./options.ts";
import { words } from "./words.ts";

/** Draws one kind of embed into `root`. `data` is what the build wrote into the page's body; its `page` is where the foot leads. */
export type Show = (root: HTMLElement, options: EmbedOptions, data: DOMStringMap) => void;

/** Draws the embed that the page is for: the build writes its kind, and what it shows, into the body. */
export function startEmbed(shows: Readonly<Partial<Record<string, Show>>>): void {
  const { body, documentElement } = document;
  const options = readOptions(location.search, navigator.languages);
  documentElement.lang = options.language;
  body.dataset.ground = options.transparent ? "none" : "paper";
  body.dataset.size = options.size;
  followTheme(body, options);
  const { kind = "" } = body.dataset;
  // A map comes with its chart; what else is shown is drawn here.
  const root = document.querySelector<HTMLElement>("main") ?? element("main", "embed");
  const isOwn = !root.isConnected;
  if (isOwn) body.append(root);
  const show = shows[kind];
  if (show === undefined) root.append(element("p", "line", words[options.language].lost));
  else show(root, options, body.dataset);
  const { page = "/" } = body.dataset;
  const { open } = words[options.language];
  // A small frame has room for the name only.
  const foot = outwardLink(page, options.size === "free" ? open : "Foray Almanac");
  if (options.size !== "free") foot.setAttribute("aria-label", open);
  (isOwn ? root : body).append(element("p", "foot", foot));
}

function followTheme(body: HTMLElement, { theme }: EmbedOptions): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const set = () => {
    body.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  };
  set();
  if (theme === "auto") dark.addEventListener("change", set);
}
