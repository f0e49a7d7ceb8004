import { eorzeaClock } from "@foray/eorzea/clock";
import { periodStart } from "@foray/eorzea/time";
import de from "@foray/eorzea/weathers/names/de";
import fr from "@foray/eorzea/weathers/names/fr";
import ja from "@foray/eorzea/weathers/names/ja";
import en from "@foray/eorzea/weathers/names/page";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { formatDay, formatDayTime, formatEorzeaTime, formatTime, usualHours } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";
import { countdown } from "./countdown.ts";
import { element, outwardLink, weatherGlyph } from "./elements.ts";
import type { EmbedOptions } from "./options.ts";
import { readSubject } from "./subject.ts";
import { everySecond } from "./tick.ts";
import { words } from "./words.ts";

const weatherNames: Readonly<Record<Language, Readonly<Partial<Record<WeatherId, string>>>>> = {
  en,
  ja,
  de,
  fr,
};

function weatherLine({ weathers }: SpawnWindow, language: Language): readonly Node[] {
  return [...new Set(weathers)].map((weather) =>
    element("span", "weather", weatherGlyph(weather), weatherNames[language][weather] ?? en[weather]),
  );
}

function timeLine(at: number, language: Language): string {
  const { hour, minute } = eorzeaClock(at);
  const hours = usualHours(language, navigator.languages);
  const eorzea = formatEorzeaTime(hour, minute, language, hours);
  return `${formatDayTime(formatDay(at, language), formatTime(at, language, hours), language)} · ${eorzea} ${words[language].et}`;
}

/** The next window of a forecast with its countdown, and those after it. */
export function showForecast(root: HTMLElement, { count, language }: EmbedOptions, data: DOMStringMap): void {
  const subject = readSubject(data.subject ?? "");
  const t = words[language];
  const several = Object.keys(subject.spawns).length > 1;
  const rules = filterRules.filter((rule): rule is SpawnRule => rule.kind !== "collection");
  const shown = rules.filter(({ id }) => subject.spawns[id] !== undefined);
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
      element("span", "place", place(next)),
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
    figure.textContent = countdown((open ? next.end : next.start) - at);
    root.dataset.open = String(open);
  });
}
