import fragmentSprite from "virtual:glyphs/lost-actions";
import type { FragmentFacts } from "@foray/fieldops/bozja/fragments/types";
import type { NeededFragment } from "@foray/fieldops/holster/needed";
import english from "@foray/fieldops/records/fragments/names/en";
import type { ReactNode } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { useActionNames } from "~/ui/holster/use-action-names.ts";
import { Plate } from "~/ui/Plate.tsx";
import { FragmentSources } from "~/ui/sources/FragmentSources.tsx";
import { fragmentsGlyphs } from "~art/glyphs/sets/fragments.ts";
import styles from "./Needs.module.css";
import { needMessages } from "./need-messages.ts";
import { OwnedField } from "./OwnedField.tsx";

/** One fragment to look for: how many, what for, every source; its price is put in by the page. */
export function FragmentNeed({
  need,
  fragment,
  onOwned,
  children,
}: {
  need: NeededFragment;
  fragment: FragmentFacts;
  onOwned: (count: number) => void;
  children: ReactNode;
}) {
  const t = useMessages(needMessages);
  const language = useLanguage();
  const name = useGameNames("fieldops/fragments", english);
  const action = useActionNames();
  return (
    <li className={styles.fragment}>
      <header>
        <Plate size={42}>
          <Glyph
            sprite={fragmentSprite}
            id={Object.hasOwn(fragmentsGlyphs, fragment.key) ? fragment.key : "fragment"}
            size={24}
          />
        </Plate>
        <div>
          <h4>
            <span className={styles.count}>
              {need.certain ? need.atLeast : formatNumber(need.expected, language, { most: 1 })} ×
            </span>{" "}
            <GameName name={name(fragment.id)} />
          </h4>
          {!need.certain && <p className={styles.note}>{t.onAverage(need.atLeast)}</p>}
          <p className={styles.note}>
            {t.forActions}{" "}
            {need.actions.map(({ action: id, missing }, at) => (
              <span key={id}>
                {at > 0 && ", "}
                {missing} × <GameName name={action(id)} />
              </span>
            ))}
          </p>
        </div>
      </header>
      <p className={styles.unopened}>
        <span aria-hidden="true">{t.unopened}</span>
        <OwnedField label={t.unopenedOf(name(fragment.id).text)} count={need.owned} onChange={onOwned} />
      </p>
      <div className={styles.price}>{children}</div>
      <details className={styles.sources}>
        <summary>{t.sources}</summary>
        <FragmentSources fragment={fragment} />
      </details>
    </li>
  );
}
