import mnemeSprite from "virtual:glyphs/mnemes";
import { listedDoubt } from "@foray/fieldops/doubt/doubt";
import type { LogosRecipe } from "@foray/fieldops/eureka/logos-actions/types";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import type { MnemeId } from "@foray/fieldops/records/mnemes/ids";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { Times } from "~/i18n/Times.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import styles from "./Recipe.module.css";

const arrays = new Map(mnemeFacts.map(({ id, array }) => [id, array]));

export function useMnemeNames() {
  return useGameNames("fieldops/mnemes", mnemeNames);
}

/** A mneme's glyph in its array's hue. */
export function MnemeGlyph({ mneme, size = 18 }: { mneme: MnemeId; size?: number }) {
  const array = arrays.get(mneme) ?? "offensive";
  return (
    <span className={styles.glyph} data-array={array}>
      <Glyph sprite={mnemeSprite} id={array} size={size} />
    </span>
  );
}

/** Mnemes and success rate of a recipe; `plain` omits the glyphs. */
export function Recipe({ recipe, plain = false }: { recipe: LogosRecipe; plain?: boolean }) {
  const name = useMnemeNames();
  return (
    <span className={styles.recipe} data-plain={plain || undefined}>
      {recipe.mnemes.map(({ mneme, quantity }) => (
        <span key={mneme} className={styles.mneme}>
          {!plain && <MnemeGlyph mneme={mneme} />}
          <span>
            <Times count={quantity}>
              <GameName name={name(mneme)} />
            </Times>
          </span>
        </span>
      ))}
      {plain && " "}
      <DoubtMark doubt={listedDoubt(recipe.confidence)} />
    </span>
  );
}
