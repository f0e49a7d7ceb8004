import { Link, useParams } from "react-router";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { FightRows } from "./FightRows.tsx";
import { listMeta } from "./head.ts";
import styles from "./List.module.css";
import { fightPath, fightsOf, listedName, operationOf, operations } from "./list.ts";
import { Missing } from "./Missing.tsx";
import { fightMessages } from "./messages.ts";
import { usePart } from "./my-part.ts";

const t = fightMessages;

export const meta = ({ params }: MetaArgs) => listMeta(params);

export default function ListRoute() {
  const { operation: asked } = useParams();
  const operation = operationOf(asked);
  const name = operation === undefined ? null : listedName(operation.id);
  // Saves a part given in the URL.
  usePart();
  usePageTitle(name === null ? t.title : t.operationTitle(name.text));
  if (asked !== undefined && operation === undefined) {
    const all = operations.map(({ id }) => [fightPath(id), listedName(id).text] as const);
    return <Missing title={t.noFight(asked)} asked={asked} all={all} back={["/fights", t.title]} />;
  }
  if (operation !== undefined && name !== null)
    return (
      <article className={styles.page} data-operation={operation.hue}>
        <PageHead
          eyebrow={<Link to="/fights">{t.title}</Link>}
          title={<GameName name={name} />}
          lead={`${t.count(String(fightsOf(operation.id).length))} · ${t.since(operation.since)}`}
        />
        <FightRows operation={operation} titled={false} />
        <p className={styles.note}>{t.tickNote}</p>
      </article>
    );
  return (
    <article className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      {operations.map((each) => (
        <FightRows key={each.id} operation={each} />
      ))}
      <p className={styles.note}>{t.tickNote}</p>
      <p className={styles.note}>
        <Link to="/fights/live">{t.byGame}</Link>
      </p>
    </article>
  );
}
