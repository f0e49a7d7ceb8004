import { spawnDoubt } from "@foray/fieldops/forecast-filters/doubt";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { Element } from "@foray/fieldops/records/types";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { forecastMessages } from "./messages.ts";

const elements: readonly Element[] = ["fire", "ice", "wind", "earth", "lightning", "water"];

export function ElementDoubt({ rule, monster }: { rule: SpawnRule; monster: string }) {
  const t = forecastMessages.details;
  const doubt = spawnDoubt(rule, `monsters.${monster}.element`);
  const others = doubt?.kind === "differ" ? doubt.others : [];
  // Text after the first element describes the mutated form.
  const named = others.flatMap((other) => elements.find((element) => other.startsWith(element)) ?? []);
  return (
    <DoubtMark doubt={doubt} others={named.map((element) => t.elements[element])}>
      {t.element}
    </DoubtMark>
  );
}
