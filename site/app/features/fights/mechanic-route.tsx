import { Link, useParams } from "react-router";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { ButtonLink } from "~/ui/Button.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { CardBody, timesText } from "./Card.tsx";
import { Fight, Titled } from "./Fight.tsx";
import type { LoadedFight } from "./fight-data.ts";
import { mechanicMeta } from "./head.ts";
import { KindMark } from "./kind-marks.tsx";
import { fightPath, listedName, operationOf } from "./list.ts";
import styles from "./MechanicPage.module.css";
import { Missing } from "./Missing.tsx";
import { fightMessages } from "./messages.ts";
import { usePart } from "./my-part.ts";
import { PuzzleHelper } from "./puzzles/PuzzleHelper.tsx";
import { fightName, kindName, mechanicName } from "./words.ts";

const t = fightMessages;

export const meta = ({ params }: MetaArgs) => mechanicMeta(params);

function MechanicPage({ fight, id }: { fight: LoadedFight; id: string }) {
  const { part } = usePart();
  const { mechanics, operation } = fight.fight;
  const steps = fight.key.split("/");
  const at = mechanics.findIndex((mechanic) => mechanic.id === id);
  const mechanic = mechanics[at];
  if (mechanic === undefined) {
    const all = mechanics.map(
      (each) => [fightPath(...steps, each.id), mechanicName(fight, each.id).text] as const,
    );
    return (
      <Missing
        title={t.noMechanic(id)}
        asked={id}
        all={all}
        back={[fightPath(...steps), t.allOf(fightName(fight).text)]}
      />
    );
  }
  const [before, after] = [mechanics[at - 1], mechanics[at + 1]];
  const name = mechanicName(fight, mechanic.id);
  const times = timesText(fight, mechanic.id);
  return (
    <Titled
      title={t.mechanicTitle(name.text, t.fightTitle(fightName(fight).text, listedName(operation).text))}
    >
      <article className={styles.page} data-operation={operationOf(operation)?.hue}>
        <PageHead
          eyebrow={[
            <Link key="fights" className={styles.crumb} to="/fights">
              {t.title}
            </Link>,
            <Link key="operation" className={styles.crumb} to={fightPath(operation)}>
              <GameName name={listedName(operation)} />
            </Link>,
            <Link key="fight" className={styles.crumb} to={fightPath(...steps)}>
              <GameName name={fightName(fight)} />
            </Link>,
          ]}
          title={<GameName name={name} />}
          plate={
            <span className={styles.plate}>
              <KindMark kind={mechanic.kind} size={28} />
            </span>
          }
          under={[kindName(mechanic.kind), times].filter((each) => each !== "").join(" · ")}
        />
        <CardBody fight={fight} mechanic={mechanic} part={part} heading="h2" />
        {mechanic.puzzle !== undefined && (
          <PuzzleHelper fight={fight.fight} part={part} puzzle={mechanic.puzzle} />
        )}
        <nav className={styles.neighbors} aria-label={t.mechanics}>
          {before && (
            <ButtonLink icon="arrow-left" to={fightPath(...steps, before.id)}>
              {t.previous(mechanicName(fight, before.id).text)}
            </ButtonLink>
          )}
          {after && (
            <ButtonLink icon="arrow-right" to={fightPath(...steps, after.id)}>
              {t.next(mechanicName(fight, after.id).text)}
            </ButtonLink>
          )}
        </nav>
        <p>
          <Link to={`${fightPath(...steps)}#${mechanic.id}`}>{t.allOf(fightName(fight).text)}</Link>
        </p>
      </article>
    </Titled>
  );
}

export default function MechanicRoute() {
  const { mechanic = "" } = useParams();
  return <Fight>{(fight) => <MechanicPage key={mechanic} fight={fight} id={mechanic} />}</Fight>;
}
