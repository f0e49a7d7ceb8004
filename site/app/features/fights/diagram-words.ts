import { placeOf, type Way, wayNamed } from "@foray/fieldops/fights/places";
import type { Point, Shape, Step } from "@foray/fieldops/records/fights/types";
import { formatSentences, formatSeries } from "~/i18n/format.ts";
import { fightMessages } from "./messages.ts";
import { figure } from "./words.ts";

const t = fightMessages;

const where = (point: Point): string => t.said.place(placeOf(point));
const way = (degrees: number): string => t.ways[wayNamed(degrees) satisfies Way];

export function shapeText(shape: Shape): string {
  switch (shape.shape) {
    case "circle":
      return t.said.at(t.said.circle(figure(shape.r)), where(shape.at));
    case "donut":
      return t.said.at(t.said.donut(figure(shape.inner), figure(shape.r)), where(shape.at));
    case "cone":
      return t.said.at(t.said.cone(figure(shape.angle), way(shape.dir)), where(shape.at));
    case "rect":
      return t.said.at(t.said.rect(figure(shape.half * 2), way(shape.dir)), where(shape.at));
    case "cross":
      return t.said.at(t.said.cross(figure(shape.half * 2)), where(shape.at));
    case "polygon":
      return t.said.polygon;
  }
}

/** The separator is stronger than a comma, which the texts contain. */
export const series = (texts: readonly string[]): string => texts.join(t.said.between);

/** Null if the place is for everyone. */
export function whoText(who: readonly string[] | undefined, jobName: (id: string) => string): string | null {
  const said = (who ?? ["all"]).flatMap((each) => {
    const [kind = "", id = ""] = each.split(":");
    if (kind === "all") return [];
    if (kind === "party") return [t.partyName(id)];
    if (kind === "marked") return [t.said.marked];
    if (kind === "job") return [jobName(id)];
    const role = Object.entries(t.roles).find(([name]) => name === kind);
    return [role?.[1] ?? id];
  });
  return said.length === 0 ? null : formatSeries(said);
}

/** Describes a step for screen readers. */
export function stepText(step: Step, jobName: (id: string) => string): string {
  const { danger = [], move, next = [], orbs = [], stand = [], towers = [] } = step;
  const placed = (who: readonly string[] | undefined, at: Point) => {
    const name = whoText(who, jobName);
    return name === null ? where(at) : t.said.who(name, where(at));
  };
  return formatSentences([
    danger.length > 0 ? t.said.hit(series(danger.map(shapeText))) : t.said.nothing,
    ...(next.length > 0 ? [t.said.next(series(next.map(shapeText)))] : []),
    ...(orbs.length > 0
      ? [t.said.marks(series(orbs.map(({ at, kind }) => t.said.at(t.said.orbs[kind], where(at)))))]
      : []),
    ...(towers.length > 0 ? [t.said.towers(series(towers.map(({ at, who }) => placed(who, at))))] : []),
    ...(stand.length > 0 ? [t.said.stand(series(stand.map(({ at, who }) => placed(who, at))))] : []),
    ...(move === undefined ? [] : [t.said.move(where(move.from), where(move.to))]),
  ]);
}
