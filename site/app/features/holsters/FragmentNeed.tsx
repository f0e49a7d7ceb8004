import fragmentSprite from "virtual:glyphs/lost-actions";
import type { NeededFragment } from "@foray/fieldops/holster/needed";
import english from "@foray/fieldops/records/fragments/names/page";
import type { FragmentFacts } from "@foray/fieldops/records/types";
import type { ReactNode } from "react";
import { FragmentSources } from "~/features/sources/FragmentSources.tsx";
import { formatNumber, sentenceGap, seriesComma } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { fragmentsGlyphs } from "~art/glyphs/sets/fragments.ts";
import { useActionNames } from "./bags/use-action-names.ts";
import { holsterMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { OwnedField } from "./OwnedField.tsx";

export function FragmentNeed({
  need,
  fragment,
  onOwned,
  cost,
  children,
}: {
  need: NeededFragment;
  fragment: FragmentFacts;
  onOwned: (count: number) => void;
  cost: ReactNode;
  children: ReactNode;
}) {
  const t = holsterMessages.needs;
  const language = useLanguage();
  const name = useGameNames("fieldops/fragments", english);
  const action = useActionNames();
  return (
    <li>
      <details className={styles.fragment}>
        <summary>
          <Plate size={42}>
            <Glyph
              sprite={fragmentSprite}
              id={Object.hasOwn(fragmentsGlyphs, fragment.key) ? fragment.key : "fragment"}
              size={24}
            />
          </Plate>
          <h4>
            <span className={styles.count}>
              {need.certain ? need.atLeast : formatNumber(need.expected, language, { most: 1 })} ×
            </span>{" "}
            <GameName name={name(fragment.id)} />
          </h4>
          <span className={styles.summed}>{cost}</span>
          <UiIcon id="chevron-down" size={18} className={styles.fold} />
        </summary>
        <div className={styles.unfolded}>
          <div className={styles.about}>
            {!need.certain && <p className={styles.note}>{t.onAverage(need.atLeast)}</p>}
            <p className={styles.note}>
              {t.forActions}
              {sentenceGap()}
              {need.actions.map(({ action: id, missing }, at) => (
                <span key={id}>
                  {at > 0 && seriesComma()}
                  <Times count={`${missing}`}>
                    <GameName name={action(id)} />
                  </Times>
                </span>
              ))}
            </p>
            <p className={styles.unopened}>
              <span aria-hidden="true">{t.unopened}</span>
              <OwnedField
                label={t.unopenedOf(name(fragment.id).text)}
                count={need.owned}
                onChange={onOwned}
              />
            </p>
          </div>
          <div className={styles.price}>{children}</div>
          <div className={styles.sources}>
            <h5>{t.sources}</h5>
            <FragmentSources fragment={fragment} />
          </div>
        </div>
      </details>
    </li>
  );
}
