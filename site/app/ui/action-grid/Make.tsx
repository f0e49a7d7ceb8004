import type { LocalName } from "@foray/fieldops/names";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { KEEP_SCROLL } from "~/browser/address.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";
import styles from "./Make.module.css";

type OwnedMarksProps = Readonly<{
  title: string;
  lead: string;
  legend: string;
  clear: string;
  marks: readonly Readonly<{ id: string; name: LocalName; glyph: { sprite: string; id: string } }>[];
  marked: readonly string[];
  onChange: (marked: readonly string[]) => void;
  children: ReactNode;
}>;

/** Marks of what a player owns, and below what comes of it. */
export function OwnedMarks({
  title,
  lead,
  legend,
  clear,
  marks,
  marked,
  onChange,
  children,
}: OwnedMarksProps) {
  return (
    <Panel>
      <section className={styles.make}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <fieldset>
          <div className={styles.legend}>
            <legend>{legend}</legend>
            {marked.length > 0 && (
              <Button kind="quiet" small icon="rotate" onClick={() => onChange([])}>
                {clear}
              </Button>
            )}
          </div>
          <div className={styles.marks}>
            {marks.map((mark) => (
              <label key={mark.id} className={styles.mark}>
                <input
                  type="checkbox"
                  checked={marked.includes(mark.id)}
                  onChange={(event) =>
                    onChange(
                      event.target.checked ? [...marked, mark.id] : marked.filter((each) => each !== mark.id),
                    )
                  }
                />
                <Glyph sprite={mark.glyph.sprite} id={mark.glyph.id} size={18} />
                <span>
                  <GameName name={mark.name} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {children}
      </section>
    </Panel>
  );
}

type MakeResult = Readonly<{
  id: string;
  name: LocalName;
  to: string;
  hue: string | undefined;
  iconId?: number | undefined;
  odds: ReactNode;
  from: readonly ReactNode[];
}>;

/** What comes of the marks, best odds first. */
export function MakeResults({
  sprite,
  none,
  summary,
  note,
  results,
}: {
  sprite: string;
  none: string;
  summary: string;
  note?: string;
  results: readonly MakeResult[];
}) {
  return (
    <div className={styles.results}>
      <p role="status" className={styles.summary}>
        {results.length === 0 ? none : summary}
      </p>
      {results.length > 0 && note !== undefined && <p className={styles.note}>{note}</p>}
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <Link to={result.to} state={KEEP_SCROLL}>
              <RecordMark sprite={sprite} id={result.id} hue={result.hue} iconId={result.iconId} size={34} />
              <GameName name={result.name} />
            </Link>
            <span className={styles.odds}>{result.odds}</span>
            <span className={styles.from}>
              {result.from.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no id but their order
                <Fragment key={index}>
                  {index > 0 && ", "}
                  {part}
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
