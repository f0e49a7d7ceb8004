import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import { decodeRun } from "@foray/fieldops/runs/codec";
import { dutyOf } from "@foray/fieldops/runs/duties";
import type { Seat } from "@foray/fieldops/runs/types";
import { formatDay, formatDayTime, formatTime, usualHours } from "~/i18n/format.ts";
import { showCountdown } from "../../embed/countdown.ts";
import { element, outwardLink } from "../../embed/elements.ts";
import type { EmbedOptions } from "../../embed/options.ts";
import { everySecond } from "../../embed/tick.ts";
import { words } from "../../embed/words.ts";
import { readRunSubject } from "./run-subject.ts";

/** Empty without a code. Takes invalid percent encoding literally. */
export function runCode(path: string): string {
  const code = /\/embed\/run\/(.*)$/.exec(path)?.[1] ?? "";
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

export function runPage(path: string, fragment: string): string {
  return path.replace(/\/embed(?=\/run\/)/, "") + fragment;
}

export function showRun(root: HTMLElement, { language }: EmbedOptions, data: DOMStringMap): void {
  const t = words[language];
  const subject = readRunSubject(document.getElementById("subject")?.textContent ?? "");
  const names = subject[language];
  const { faults, run } = decodeRun(runCode(location.pathname), location.hash.slice(1));
  if (faults.includes("kind") || faults.includes("version")) {
    root.append(element("p", "line", t.lost));
    return;
  }
  const page = runPage(location.pathname, location.hash);
  data.page = page;
  const duty = dutyOf(run.kind);
  const kind = [names.kinds[run.kind], names.types[run.type] ?? ""].filter((text) => text !== "").join(" · ");
  root.append(element("h1", "title", outwardLink(page, run.title === "" ? kind : run.title)));
  if (run.title !== "") root.append(element("p", "line", kind));
  if (run.leader !== "") root.append(element("p", "line", t.ledBy(run.leader)));
  const { start } = run;
  if (start !== null) root.append(...startLines(start, language));

  const seatLine = ({ job, name, plays, role, tasks }: Seat) =>
    element(
      "li",
      "",
      element("span", name === "" ? "place" : "", name === "" ? t.free : name),
      element(
        "span",
        "brings",
        [
          plays === null || name === "" ? names.roles[role] : combatJobFacts[plays].names[language],
          ...(job === null ? [] : [names.jobs[job]]),
          ...tasks.map((task) => names.tasks[task]),
        ].join(" · "),
      ),
    );
  const parties = (duty.parties[run.naming] ?? []).map((party, index) =>
    element(
      "section",
      "party",
      element("h2", "label", t.party(party)),
      element(
        "ol",
        "list",
        ...run.seats.slice(index * duty.partySize, (index + 1) * duty.partySize).map(seatLine),
      ),
    ),
  );
  root.append(element("div", "parties", ...parties));
}

function startLines(start: number, language: EmbedOptions["language"]): readonly HTMLElement[] {
  const t = words[language];
  const label = element("p", "label");
  const figure = element("p", "time");
  const hours = usualHours(language, navigator.languages);
  const when = element(
    "p",
    "line",
    formatDayTime(formatDay(start, language), formatTime(start, language, hours), language),
  );
  everySecond((at) => {
    const open = start <= at;
    label.textContent = open ? t.begun : t.startsIn;
    figure.hidden = open;
    showCountdown(figure, Math.max(0, start - at));
  });
  return [label, figure, when];
}
