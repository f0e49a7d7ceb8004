import { eorzeaClock } from "@foray/eorzea/clock";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import {
  formatDay,
  formatDayTime,
  formatEorzeaTime,
  formatLabelled,
  formatTimeSeconds,
  usualHours,
} from "~/i18n/format.ts";
import { countdown } from "../../embed/countdown.ts";
import { element } from "../../embed/elements.ts";
import type { EmbedOptions } from "../../embed/options.ts";
import { everySecond } from "../../embed/tick.ts";
import { words } from "../../embed/words.ts";

export function showClock(root: HTMLElement, { language }: EmbedOptions): void {
  const t = words[language];
  const hours = usualHours(language, navigator.languages);
  const eorzea = element("p", "time");
  const local = element("p", "line local");
  const turn = element("p", "line turn");
  root.classList.add("clock");
  root.append(element("h1", "label", t.eorzea), eorzea, local, turn);
  everySecond((at) => {
    const { hour, minute } = eorzeaClock(at);
    eorzea.textContent = `${formatEorzeaTime(hour, minute, language, hours)} ${t.et}`;
    local.textContent = formatLabelled(
      t.local,
      formatDayTime(formatDay(at, language), formatTimeSeconds(at, language, hours), language),
      language,
    );
    turn.textContent = `${t.turnsIn} ${countdown(periodStart(at) + PERIOD_MS - at)}`;
  });
}
