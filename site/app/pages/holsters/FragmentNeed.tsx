import fragmentSprite from "virtual:glyphs/lost-actions";
import type { FragmentFacts } from "@foray/fieldops/bozja/fragments/types";
import type { NeededFragment } from "@foray/fieldops/holster/needed";
import english from "@foray/fieldops/records/fragments/names/en";
import type { ReactNode } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { useActionNames } from "~/ui/holster/use-action-names.ts";
import { Plate } from "~/ui/Plate.tsx";
import { FragmentSources } from "~/ui/sources/FragmentSources.tsx";
import { fragmentsGlyphs } from "~art/glyphs/sets/fragments.ts";
import styles from "./Needs.module.css";
import { needMessages } from "./need-messages.ts";

/** One fragment to look for: how many, what for, every source; its price is put in by the page. */
export function FragmentNeed({
  need,
  fragment,
  children,
}: {
  need: NeededFragment;
  fragment: FragmentFacts;
  children: ReactNode;
}) {
  const t = useMessages(needMessages);
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
            <span className={styles.count}>{need.certain ? need.atLeast : t.atLeast(need.atLeast)} ×</span>{" "}
            <GameName name={name(fragment.id)} />
          </h4>
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
      <div className={styles.price}>{children}</div>
      <details className={styles.sources} open>
        <summary>{t.sources}</summary>
        <FragmentSources fragment={fragment} />
      </details>
    </li>
  );
}
