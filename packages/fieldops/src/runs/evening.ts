import { dutyOf } from "./duties.ts";
import type { EveningStep, Passcodes, Run } from "./types.ts";

const MINUTE = 60_000;

/** `at` in Unix ms. */
export type EveningMoment = Readonly<{ step: EveningStep; at: number }>;

/** Empty if the run has no start. */
export function eveningOf({ kind, start }: Pick<Run, "kind" | "start">): readonly EveningMoment[] {
  if (start === null) return [];
  const { passcodeMinutes, support } = dutyOf(kind);
  const moments: EveningMoment[] = [
    { step: "leaders", at: start - passcodeMinutes.leaders * MINUTE },
    ...(support ? [{ step: "support" as const, at: start - passcodeMinutes.support * MINUTE }] : []),
    { step: "main", at: start - passcodeMinutes.main * MINUTE },
    { step: "start", at: start },
  ];
  return moments;
}

/**
 * Draws four-digit passcodes, different for main and support group.
 * @param random returns a number in [0, 1), like `Math.random`
 */
export function drawPasscodes({ kind }: Pick<Run, "kind">, random: () => number): Passcodes {
  const draw = () => String(Math.floor(random() * 10_000)).padStart(4, "0");
  const main = draw();
  if (!dutyOf(kind).support) return { main, support: "" };
  const support = draw();
  return { main, support: support === main ? String((Number(main) + 1) % 10_000).padStart(4, "0") : support };
}

export const templateFields = ["title", "duty", "leader", "party", "passcode", "time", "link"] as const;
export type TemplateField = (typeof templateFields)[number];

/** Replaces placeholders like `{leader}`. Unknown ones remain in the text. */
export function fillTemplate(template: string, values: Readonly<Record<TemplateField, string>>): string {
  return template.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => {
    const field = templateFields.find((each) => each === name);
    return field === undefined ? whole : values[field];
  });
}
