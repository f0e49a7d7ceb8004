import actionSprite from "virtual:glyphs/lost-actions";
import { lostActionById } from "@foray/fieldops/bozja/lost-actions/by-id";
import type { LostActionCategory } from "@foray/fieldops/bozja/lost-actions/types";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { Glyph } from "~/ui/Glyph.tsx";
import { PackIcon } from "~/ui/PackIcon.tsx";
import { Plate } from "~/ui/Plate.tsx";

/** The lost actions page uses different hues. */
export const categoryHues: Readonly<Record<LostActionCategory, string>> = {
  offensive: "ember",
  defensive: "azure",
  restorative: "leaf",
  beneficial: "violet",
  tactical: "brass",
  detrimental: "slate",
  item: "teal",
  essence: "crimson",
  deepEssence: "crimson",
  pureEssence: "crimson",
};

/** Decorative: always shown beside the action's name. */
export function ActionMark({ action, size = 34 }: { action: LostActionId; size?: 34 | 42 }) {
  const { category, iconId } = lostActionById(action);
  return (
    <Plate size={size} hue={categoryHues[category]}>
      <PackIcon iconId={iconId} size={size - 6}>
        <Glyph sprite={actionSprite} id={action} size={size === 34 ? 20 : 26} />
      </PackIcon>
    </Plate>
  );
}
