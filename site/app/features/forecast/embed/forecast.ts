import { eorzeaClock } from "@foray/eorzea/clock";
import { periodStart } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { formatDay, formatDayTime, formatEorzeaTime, formatTime, usualHours } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";
import { showCountdown } from "../../embed/countdown.ts";
import { element, outwardLink } from "../../embed/elements.ts";
import type { EmbedOptions } from "../../embed/options.ts";
import { everySecond } from "../../embed/tick.ts";
import { words } from "../../embed/words.ts";
import { showCompact } from "./forecast-compact.ts";
import { type EmbedSubject, readSubject } from "./subject.ts";
import { placeText, rulesOf, weatherLine } from "./window-parts.ts";

function timeLine(at: number, language: Language): string {
  const { hour, minute } = eorzeaClock(at);
  const hours = usualHours(language, navigator.languages);
  const eorzea = formatEorzeaTime(hour, minute, language, hours);
  return `${formatDayTime(formatDay(at, language), formatTime(at, language, hours), language)} · ${eorzea} ${words[language].et}`;
}

export function showForecast(root: HTMLElement, options: EmbedOptions, data: DOMStringMap): void {
  const subject = readSubject(data.subject ?? "");
  if (options.size === "free") showList(root, options, subject);
  else showCompact(root, options, subject);
}

function showList(root: HTMLElement, { count, language }: EmbedOptions, subject: EmbedSubject): void {
  const t = words[language];
  const several = Object.keys(subject.spawns).length > 1;
  const shown = rulesOf(subject);
  const name = (window: SpawnWindow) => subject.spawns[window.filter.id]?.name[language] ?? "";
  const place = (window: SpawnWindow) => subject.spawns[window.filter.id]?.place[language] ?? "";

  const title = element("h1", "title", outwardLink(subject.page, subject.title[language]));
  const label = element("p", "label");
  const figure = element("p", "time");
  const what = element("p", "what");
  const when = element("p", "line");
  const list = element("ol", "list");
  root.append(title, label, figure, what, when, list);

  let period = -1;
  let windows: readonly SpawnWindow[] = [];
  const drawWindows = () => {
    const [next, ...later] = windows;
    if (next === undefined) return;
    what.replaceChildren(
      ...(several ? [element("strong", "", name(next))] : []),
      ...weatherLine(next, language),
      element("span", "place", placeText(next, place(next))),
    );
    when.textContent = timeLine(next.start, language);
    list.replaceChildren(
      ...later
        .slice(0, count)
        .map((window) =>
          element(
            "li",
            "",
            element("span", "when", timeLine(window.start, language)),
            element("span", "what", ...(several ? [name(window)] : []), ...weatherLine(window, language)),
          ),
        ),
    );
  };
  everySecond((at) => {
    const over = (windows[0]?.end ?? 0) <= at;
    if (over || period !== periodStart(at)) {
      period = periodStart(at);
      windows = upcomingOfAll(shown, at, { count: count + 1 });
      drawWindows();
    }
    const [next] = windows;
    if (next === undefined) return;
    const open = next.start <= at;
    label.textContent = open ? `${t.now} · ${t.endsIn}` : `${t.next} · ${t.startsIn}`;
    showCountdown(figure, (open ? next.end : next.start) - at);
    root.dataset.open = String(open);
  });
}
