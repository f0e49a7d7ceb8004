import "./embed.css";
import { showClock } from "./clock.ts";
import { element, outwardLink } from "./elements.ts";
import { showForecast } from "./forecast.ts";
import { type EmbedOptions, readOptions } from "./options.ts";
import { readSubject } from "./subject.ts";
import { words } from "./words.ts";

/** Draws the embed that the page is for: the build writes its kind, and what it shows, into the body. */
function start(body: HTMLElement): void {
  const options = readOptions(location.search, navigator.languages);
  document.documentElement.lang = options.language;
  body.dataset.ground = options.transparent ? "none" : "paper";
  followTheme(body, options);
  const root = element("main", "embed");
  body.append(root);
  const { kind, page = "/", subject = "" } = body.dataset;
  if (kind === "clock") showClock(root, options);
  else if (kind === "forecast") showForecast(root, readSubject(subject), options);
  else root.append(element("p", "line", words[options.language].lost));
  root.append(element("p", "foot", outwardLink(page, words[options.language].open)));
}

function followTheme(body: HTMLElement, { theme }: EmbedOptions): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const set = () => {
    body.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  };
  set();
  if (theme === "auto") dark.addEventListener("change", set);
}

start(document.body);
