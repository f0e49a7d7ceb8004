import type { Verdict } from "@foray/fieldops/fights/verdict";
import type { Shape } from "@foray/fieldops/records/fights/types";
import { shapeText } from "~/features/fights/diagram-words.ts";
import { figure } from "~/features/fights/words.ts";
import { practiceMessages } from "./messages.ts";

const t = practiceMessages;

function whyHit(shape: Shape, away: number): string {
  const far = figure(away);
  switch (shape.shape) {
    case "circle":
      return t.why.circle(far, figure(shape.r));
    case "donut":
      return t.why.donut(far, figure(shape.inner), figure(shape.r));
    case "cone":
      return t.why.cone(far, figure(shape.r), figure(shape.angle));
    case "rect":
    case "cross":
      return t.why.line(far, figure(shape.half));
    case "polygon":
      return t.why.area;
  }
}

/** A null verdict means the time ran out. */
export function reasonOf(verdict: Verdict | null): Readonly<{ title: string; why: string }> {
  switch (verdict?.kind) {
    case undefined:
      return { title: t.late, why: t.lateWhy };
    case "off":
      return { title: t.off, why: t.offWhy };
    case "hit":
      return { title: t.wrong(shapeText(verdict.shape)), why: whyHit(verdict.shape, verdict.away) };
    case "safe":
      return {
        title: t.right,
        why: verdict.clear === null ? t.clearFar : t.clear(String(verdict.clear)),
      };
  }
}
