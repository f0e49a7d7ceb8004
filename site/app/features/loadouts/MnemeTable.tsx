import logosSprite from "virtual:glyphs/logos-actions";
import type { Stock, Tally } from "@foray/fieldops/loadout-plan/types";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import type { MnemeFacts } from "@foray/fieldops/records/types";
import { MAX_OWNED, stockPreference, withOwned } from "~/features/inventory/stock.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Folded } from "~/ui/fold/Folded.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { CountInput } from "./CountInput.tsx";
import { loadoutMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { MnemeGlyph, useMnemeNames } from "./Recipe.tsx";

/** Rows that a phone shows before "show all". */
const FIRST = 4;

/** Mnemes with the number used and owned; those in the plan come first. */
export function MnemeTable({ tally, stock }: { tally: Tally | null; stock: Stock }) {
  const t = loadoutMessages;
  const language = useLanguage();
  const name = useMnemeNames();
  const used = new Map(tally?.mnemes.map((line) => [line.mneme, line.used]));
  const needed = mnemeFacts
    .filter(({ id }) => used.has(id))
    .sort((a, b) => (used.get(b.id) ?? 0) - (used.get(a.id) ?? 0));
  const others = mnemeFacts.filter(({ id }) => !used.has(id));
  const row = ({ id, action }: MnemeFacts) => {
    const need = used.get(id);
    return (
      <li key={id} className={styles.mneme} data-unneeded={need === undefined || undefined}>
        <span className={styles.pair}>
          <MnemeGlyph mneme={id} />
          <Glyph sprite={logosSprite} id={action} size={16} />
        </span>
        <b>
          <GameName name={name(id)} />
        </b>
        <span className={styles.need}>{need !== undefined && formatNumber(need, language, { most: 1 })}</span>
        <CountInput
          label={t.ownOf(name(id).text)}
          value={stock.mnemes[id]}
          most={MAX_OWNED}
          onChange={(value) => stockPreference.set(withOwned(stock, id, value ?? 0))}
        />
      </li>
    );
  };
  return (
    <section>
      <h3 className={styles.heading}>{t.mnemes}</h3>
      <p className={styles.text}>{t.mnemesText}</p>
      {tally !== null && (
        <ul className={styles.mnemes}>
          <Folded shown={FIRST} name={t.mnemes}>
            {needed.map(row)}
          </Folded>
        </ul>
      )}
      <details className={styles.others}>
        <summary>{t.otherMnemes}</summary>
        <ul className={styles.mnemes}>{others.map(row)}</ul>
      </details>
    </section>
  );
}
