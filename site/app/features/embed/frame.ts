import { element, outwardLink } from "./elements.ts";
import { type EmbedOptions, readOptions } from "./options.ts";
import { words } from "./words.ts";

/**
 * Renders one kind of embed. `data` is the body's dataset, written by the build. Its `page` is the target of
 * the footer link.
 */
export type Show = (root: HTMLElement, options: EmbedOptions, data: DOMStringMap) => void;

export function startEmbed(shows: Readonly<Partial<Record<string, Show>>>): void {
  const { body, documentElement } = document;
  const options = readOptions(location.search, navigator.languages);
  documentElement.lang = options.language;
  body.dataset.ground = options.transparent ? "none" : "paper";
  body.dataset.size = options.size;
  followTheme(body, options);
  const { kind = "" } = body.dataset;
  // Map embeds come with prerendered content in `main`.
  const root = document.querySelector<HTMLElement>("main") ?? element("main", "embed");
  const isOwn = !root.isConnected;
  if (isOwn) body.append(root);
  const show = shows[kind];
  if (show === undefined) root.append(element("p", "line", words[options.language].lost));
  else show(root, options, body.dataset);
  const { page = "/" } = body.dataset;
  const { open } = words[options.language];
  // A small frame only has room for the name.
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
