import { type Coming, clockOf, comingOf, type Pull } from "@foray/fieldops/fights/pull";
import type { Mark } from "@foray/fieldops/fights/score";
import type { CastKind } from "@foray/fieldops/records/fights/types";
import { kindShapes } from "~art/fights/kind-shapes.ts";
import { element } from "../../embed/elements.ts";
import type { EmbedOptions } from "../../embed/options.ts";
import { kindShape } from "../../fights/kind-style.ts";
import { readKeys, youStart } from "../../fights/read-keys.ts";
import { followPulls } from "../pull-channel.ts";
import {
  type Act,
  acted,
  nextDraw,
  partFromQuery,
  pullFromQuery,
  pullText,
  secondsText,
} from "./fight-clock.ts";
import { type FightSubject, readFightSubject } from "./fight-subject.ts";
import { fightWords } from "./fight-words.ts";

const LATER = 2;

const keyActs: Readonly<Partial<Record<string, Act>>> = {
  " ": "press",
  Enter: "cast",
  ArrowLeft: "back",
  ArrowRight: "forward",
};

function kindMark(kind: CastKind): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "kind");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", kindShape);
  path.setAttribute("data-kind", kind);
  path.setAttribute("d", kindShapes[kind]);
  svg.append(path);
  return svg;
}

/** Texts in one language, for the part named in the query. */
function readerOf(fight: FightSubject, language: EmbedOptions["language"], query: string) {
  const texts = fight.texts[language];
  const asked = new URLSearchParams(query);
  const part = { role: asked.get("role"), job: asked.get("job") };
  const isSomebody = part.role !== null || part.job !== null;
  return {
    fight: texts.fight ?? "",
    order: (id: string) => texts[`branch/${id}`] ?? id,
    name: ({ action, kind, mechanic }: Mark) =>
      texts[`mechanic/${mechanic}`] ?? texts[`action/${action}`] ?? fight.kinds[language][kind],
    /** Falls back to the call if the query names no part. */
    mine({ mechanic }: Mark): string {
      if (mechanic === undefined) return "";
      if (!isSomebody) return texts[`mechanic/${mechanic}/call`] ?? "";
      const start = youStart(mechanic);
      const keys = Object.keys(texts).flatMap((key) =>
        key.startsWith(start) ? [key.slice(start.length)] : [],
      );
      return readKeys(keys, part)
        .map((key) => texts[start + key] ?? "")
        .join(" ");
    },
  };
}

/**
 * Calls `draw` whenever the text changes: after the delay in ms it returns, and on demand. Paused while
 * hidden.
 */
function redrawing(draw: (now: number) => number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    const wait = draw(Date.now());
    if (wait !== undefined && !document.hidden) timer = setTimeout(tick, wait);
  };
  document.addEventListener("visibilitychange", tick);
  window.addEventListener("pageshow", tick);
  return tick;
}

export function showFight(root: HTMLElement, options: EmbedOptions): void {
  const { language } = options;
  const t = fightWords[language];
  const fight = readFightSubject(document.getElementById("subject")?.textContent ?? "");
  const reader = readerOf(fight, language, location.search);
  const part = partFromQuery(fight, location.search);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let pull: Pull | null = pullFromQuery(location.search, part, Date.now());

  const press = element("button", "press");
  press.type = "button";
  const label = element("p", "label");
  const clock = element("p", "eorzea");
  const mark = element("span", "sign");
  const name = element("h1", "title");
  const figure = element("p", "time");
  figure.setAttribute("role", "timer");
  const mine = element("p", "mine");
  const list = element("ol", "list");
  list.setAttribute("aria-label", t.after);
  const passed = element("i", "passed");
  root.classList.add("fight");
  root.append(label, clock, element("div", "head", mark, name), figure, mine, list, passed, press);

  const nextLines = (next: Coming | undefined) => {
    if (next === undefined) return;
    const { undecided } = next;
    mark.replaceChildren(kindMark(next.mark.kind));
    name.textContent = reader.name(next.mark);
    mine.textContent =
      undecided === undefined ? reader.mine(next.mark) : t.either(undecided.options.map(reader.order));
  };
  /** Key of the rendered casts. Between casts, only the countdowns change. */
  let drawn = "";
  let waits: readonly Readonly<{ at: number; figure: HTMLElement }>[] = [];
  const drawCasts = (next: Coming | undefined, later: readonly Coming[], alone: string) => {
    const all = [next, ...later].map(
      (each) => `${each?.mark.t} ${each?.mark.mechanic} ${each?.undecided?.id}`,
    );
    const now = `${alone} ${all.join()}`;
    if (now === drawn) return;
    drawn = now;
    mark.replaceChildren();
    mine.textContent = "";
    name.textContent = alone;
    nextLines(next);
    const rows = later.map(({ mark: each }) => {
      const wait = element("b", "wait");
      const row = element("li", "", kindMark(each.kind), element("span", "what", reader.name(each)), wait);
      return { at: each.t, figure: wait, row };
    });
    waits = rows;
    list.replaceChildren(...rows.map(({ row }) => row));
  };

  const redraw = redrawing((now) => {
    const at = pull === null ? -1 : clockOf(pull, now);
    const coming = comingOf(fight, pull ?? { from: 0, part, known: {} }, pull === null ? -1 : now);
    const isBefore = at < 0;
    const next = isBefore ? undefined : coming[0];
    const later = isBefore ? coming.slice(0, LATER) : coming.slice(1, 1 + LATER);
    const isOver = !isBefore && next === undefined;
    drawCasts(next, later, isOver ? t.over : isBefore ? reader.fight : "");
    label.textContent = pull !== null && isBefore ? t.pullIn : isBefore ? t.before : t.next;
    clock.textContent = `${t.pull} ${pullText(pull, now)}`;
    press.setAttribute("aria-label", pull === null ? t.start : t.stop);
    root.dataset.running = String(pull !== null);
    const left = pull === null ? 0 : (next?.mark.t ?? 0) - at;
    figure.textContent = pull === null || isOver ? "" : secondsText(left, calm.matches);
    for (const wait of waits)
      wait.figure.textContent =
        pull === null
          ? pullText({ from: 0, part, known: {} }, wait.at * 1000)
          : `${Math.ceil(wait.at - at)} ${t.seconds}`;
    const from = next?.mark.from ?? 0;
    const isCasting = next !== undefined && at >= from && next.mark.t > from;
    passed.style.inlineSize = isCasting ? `${(100 * (at - from)) / (next.mark.t - from)}%` : "0";
    if (pull === null || isOver) return undefined;
    return nextDraw(left, calm.matches);
  });
  const act = (what: Act) => {
    pull = acted(fight, pull, what, part, Date.now());
    redraw();
  };
  press.addEventListener("click", () => act("press"));
  document.addEventListener("keydown", (event) => {
    const what = keyActs[event.key];
    if (what === undefined || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    // Enter on a link must follow it.
    if (event.target instanceof Element && event.target.closest("a") !== null) return;
    event.preventDefault();
    act(what);
  });
  followPulls(fight.key, (told) => {
    pull = told;
    redraw();
  });
  redraw();
}
