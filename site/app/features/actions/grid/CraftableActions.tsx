import type { LocalName } from "@foray/fieldops/names";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { type Preference, tickIn, usePreference } from "~/browser/preferences.ts";
import { seriesComma } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";
import styles from "./CraftableActions.module.css";
import type { RecordLink } from "./reference-table.ts";

type Made = Readonly<{ link: RecordLink; odds: ReactNode; from: readonly ReactNode[] }>;

type MakeProps = Readonly<{
  words: Readonly<{
    makeTitle: string;
    makeLead: string;
    makeOwned: string;
    makeClear: string;
    makeNone: string;
    makeNothing?: string;
    makeYield: (count: number) => string;
    makeNote: string;
  }>;
  sprite: string;
  marks: readonly Readonly<{ id: string; name: LocalName; glyph: { sprite: string; id: string } }>[];
  owned: Preference<readonly string[]>;
  /** Results of the marked items, best odds first. */
  made: (marked: readonly string[]) => readonly Made[];
}>;

export function CraftableActions({ words: t, sprite, marks, owned, made }: MakeProps) {
  const marked = usePreference(owned, []);
  const results = made(marked);
  const none = marked.length === 0 ? t.makeNone : t.makeNothing;
  return (
    <Panel>
      <section className={styles.make}>
        <h2>{t.makeTitle}</h2>
        <p className={styles.lead}>{t.makeLead}</p>
        <fieldset>
          <div className={styles.legend}>
            <legend>{t.makeOwned}</legend>
            {marked.length > 0 && (
              <Button kind="quiet" small icon="rotate" onClick={() => owned.set([])}>
                {t.makeClear}
              </Button>
            )}
          </div>
          <div className={styles.marks}>
            {marks.map((mark) => (
              <label key={mark.id} className={styles.mark}>
                <input
                  type="checkbox"
                  checked={marked.includes(mark.id)}
                  onChange={({ target }) => tickIn(owned, mark.id, target.checked)}
                />
                <Glyph sprite={mark.glyph.sprite} id={mark.glyph.id} size={18} />
                <span>
                  <GameName name={mark.name} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.results}>
          <p role="status" className={styles.summary}>
            {results.length === 0 ? none : t.makeYield(results.length)}
          </p>
          {results.length > 0 && <p className={styles.note}>{t.makeNote}</p>}
          <ul>
            {results.map(({ link: { name, to, ...mark }, odds, from }) => (
              <li key={mark.id}>
                <Link to={to} preventScrollReset>
                  <RecordMark sprite={sprite} {...mark} size={34} />
                  <GameName name={name} />
                </Link>
                <span className={styles.odds}>{odds}</span>
                <span className={styles.from}>
                  {from.map((part, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and never reorder
                    <Fragment key={index}>
                      {index > 0 && seriesComma()}
                      {part}
                    </Fragment>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Panel>
  );
}
