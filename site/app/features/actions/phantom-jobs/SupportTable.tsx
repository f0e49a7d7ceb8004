import sprite from "virtual:glyphs/phantom-jobs";
import type { SupportRole } from "@foray/fieldops/occult/phantom-jobs/types";
import actionNames from "@foray/fieldops/records/phantom-actions/names/page";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import englishNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { Link } from "react-router";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import { phantomMessages } from "./messages.ts";
import { PHANTOM_JOBS } from "./paths.ts";
import { brings, supportOrder } from "./records.ts";
import styles from "./SupportTable.module.css";

type SupportTableProps = Readonly<{
  role: SupportRole | null;
  onRole: (role: SupportRole | null) => void;
  query: string;
}>;

export default function SupportTable({ role, onRole, query }: SupportTableProps) {
  const t = phantomMessages;
  const name = useGameNames("fieldops/phantom-jobs", englishNames);
  const actionName = useGameNames("fieldops/phantom-actions", actionNames);
  return (
    <section data-operation="occult" className={styles.table}>
      <h2>{t.matrix}</h2>
      <p className={styles.lead}>{t.matrixLead}</p>
      <ScrollBox label={t.matrix}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.supportLabel}</th>
              {phantomJobFacts.map((job) => (
                <th key={job.id} scope="col">
                  <Link to={`${PHANTOM_JOBS}/${job.id}${query}`} title={name(job.id).text} preventScrollReset>
                    <Glyph sprite={sprite} id={job.id} size={22} label={name(job.id).text} />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {supportOrder.map((each) => (
              <tr key={each} data-chosen={each === role || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={each === role}
                    onClick={() => onRole(each === role ? null : each)}
                  >
                    {t.support[each]}
                  </button>
                </th>
                {phantomJobFacts.map((job) => {
                  if (!brings(job, each)) return <td key={job.id}>&nbsp;</td>;
                  const through = job.support
                    .filter((support) => support.role === each)
                    .flatMap((support) => support.through)
                    .map((id) => actionName(id).text);
                  return (
                    <td key={job.id} title={formatLabelled(name(job.id).text, formatSeries(through))}>
                      <UiIcon id="check" size={15} label={t.has} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
