import { eorzeaClock } from "@foray/eorzea/clock";
import { periodStart } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { formatEorzeaTime, formatTimeRange, usualHours } from "~/i18n/format.ts";
import { showCountdown } from "../../embed/countdown.ts";
import { element, outwardLink } from "../../embed/elements.ts";
import type { EmbedOptions } from "../../embed/options.ts";
import { everySecond } from "../../embed/tick.ts";
import { words } from "../../embed/words.ts";
import type { EmbedSubject } from "./subject.ts";
import { placeText, rulesOf, weatherLine } from "./window-parts.ts";

/** Number of later windows that fit a bar. */
const MAX_LATER = 3;

/** Layout for bars and corners. */
export function showCompact(root: HTMLElement, options: EmbedOptions, subject: EmbedSubject): void {
  const { language } = options;
  const t = words[language];
  const hours = usualHours(language, navigator.languages);
  const shown = rulesOf(subject);
  const nameOf = (window: SpawnWindow) => subject.spawns[window.filter.id]?.name[language] ?? "";
  const placeOf = (window: SpawnWindow) => subject.spawns[window.filter.id]?.place[language] ?? "";

  const label = element("p", "label");
  const eorzea = element("p", "eorzea");
  const name = outwardLink(subject.page, subject.title[language]);
  const what = element("p", "what");
  const figure = element("p", "time");
  const when = element("p", "line");
  const list = element("ol", "list");
  const passed = element("i", "passed");
  root.classList.add("compact");
  root.append(
    label,
    eorzea,
    element("div", "head", element("h1", "title", name), what),
    figure,
    when,
    list,
    passed,
  );

  let period = -1;
  let windows: readonly SpawnWindow[] = [];
  const isSeveral = shown.length > 1;
  let later: readonly Readonly<{
    window: SpawnWindow;
    figure: HTMLElement;
    state: HTMLElement;
    row: HTMLElement;
  }>[] = [];
  const drawWindows = () => {
    const [next, ...others] = windows;
    if (next === undefined) return;
    name.textContent = nameOf(next);
    what.replaceChildren(
      ...weatherLine(next, language),
      element("span", "place", placeText(next, placeOf(next))),
    );
    when.textContent = formatTimeRange(next.start, next.end, language, hours);
    later = others.slice(0, Math.min(MAX_LATER, options.count)).map((window) => {
      const own = element("p", "time");
      const state = element("span", "state");
      const named = isSeveral ? nameOf(window) : formatTimeRange(window.start, window.end, language, hours);
      const line = element("p", "what", element("span", "place", named), ...weatherLine(window, language));
      return { window, figure: own, state, row: element("li", "", own, state, line) };
    });
    list.replaceChildren(...later.map(({ row }) => row));
  };
  everySecond((at) => {
    const over = (windows[0]?.end ?? 0) <= at;
    if (over || period !== periodStart(at)) {
      period = periodStart(at);
      windows = upcomingOfAll(shown, at, { count: MAX_LATER + 1 });
      drawWindows();
    }
    const [next] = windows;
    if (next === undefined) return;
    const open = next.start <= at;
    const { hour, minute } = eorzeaClock(at);
    label.textContent = open ? t.now : t.next;
    eorzea.textContent = `${formatEorzeaTime(hour, minute, language, hours)} ${t.et}`;
    showCountdown(figure, (open ? next.end : next.start) - at);
    for (const { window, figure: own, state, row } of later) {
      const isUp = window.start <= at;
      showCountdown(own, Math.max(0, (isUp ? window.end : window.start) - at));
      state.textContent = isUp ? t.now : "";
      row.dataset.open = String(isUp);
    }
    root.dataset.open = String(open);
    passed.style.inlineSize = open ? `${(100 * (at - next.start)) / (next.end - next.start)}%` : "0";
  });
}
