import { type RowMoment, useRowMoment } from "~/features/alarms/row-moment.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import type { TonightStep } from "./evening-plan.ts";
import { useStepWords } from "./use-step-words.ts";

export function useStepAlarms() {
  const words = useStepWords();
  const zoneName = useZoneNames();
  const momentOf = useRowMoment();
  const rowOf = ({ stop: { window, key }, start }: TonightStep): RowMoment => ({
    id: `tonight:${key}`,
    start,
    name: words.nameOf(window),
    zone: zoneName(window.filter.zone).text,
    path: words.pathOf(window),
  });
  return { rowOf, momentOf: (step: TonightStep, now: number) => momentOf(rowOf(step), now) };
}
