import { placeOf } from "@foray/fieldops/fights/places";
import { fightSources } from "@foray/fieldops/records/fights/sources";
import { memo, useDeferredValue } from "react";
import { Link } from "react-router";
import { formatAside } from "~/i18n/format.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Card } from "./Card.tsx";
import { FightHead } from "./FightHead.tsx";
import styles from "./FightPage.module.css";
import type { LoadedFight } from "./fight-data.ts";
import { fightKey, fightPath, listedName, neighborsOf, operationOf } from "./list.ts";
import { MyPart } from "./MyPart.tsx";
import { fightMessages } from "./messages.ts";
import { usePart } from "./my-part.ts";

const t = fightMessages;

const Head = memo(FightHead);
const MechanicCard = memo(Card);

function Waymarks({ fight }: { fight: LoadedFight }) {
  const marks = fight.fight.waymarks ?? [];
  if (marks.length === 0) return null;
  const sets = [...new Set(marks.map(({ set = "" }) => set))];
  return (
    <section>
      <h2>{t.waymarks}</h2>
      {sets.map((set) => (
        <div key={set}>
          {set !== "" && <p className={styles.set}>{set}</p>}
          <ul className={styles.marks}>
            {marks
              .filter((mark) => (mark.set ?? "") === set)
              .map(({ at, label }) => (
                <li key={label}>{t.waymark(label, t.said.place(placeOf(at)))}</li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Unknown({ fight }: { fight: LoadedFight }) {
  const own = Object.entries(fight.names).flatMap(([key, text]) =>
    key.startsWith("unknown/") && text !== undefined ? [text] : [],
  );
  const texts = own.length > 0 ? own : fight.fight.unknown.map((key) => t.unknowns[key]);
  if (texts.length === 0) return null;
  return (
    <section>
      <h2>{t.unknown}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ fight }: { fight: LoadedFight }) {
  return (
    <section>
      <h2>{t.sources}</h2>
      <ul>
        {fight.fight.sources.map((key) => {
          const source = fightSources[key];
          if (source === undefined) return null;
          const { license, name, url } = source;
          return (
            <li key={key}>
              {url === undefined ? name : <a href={url}>{name}</a>}
              {license !== undefined && formatAside("", license)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Neighbors({ fightId }: { fightId: string }) {
  const [before, after] = neighborsOf(fightId);
  const link = (summary: typeof before, icon: "arrow-left" | "arrow-right", say: (name: string) => string) =>
    summary && (
      <ButtonLink icon={icon} to={fightPath(...fightKey(summary).split("/"))}>
        {say(listedName(fightKey(summary)).text)}
      </ButtonLink>
    );
  return (
    <nav className={styles.neighbors} aria-label={t.title}>
      {link(before, "arrow-left", t.previous)}
      {link(after, "arrow-right", t.next)}
    </nav>
  );
}

export function FightPage({ fight }: { fight: LoadedFight }) {
  const { lost, part, set } = usePart();
  // The player's own list first: a fight can have thirty cards with drawings.
  const drawn = useDeferredValue(part);
  const { mechanics, operation } = fight.fight;
  const hue = operationOf(operation)?.hue;
  return (
    <article className={styles.page} data-operation={hue}>
      <Head fight={fight} />
      <div className={styles.columns}>
        <MyPart fight={fight} part={part} lost={lost} set={set} jobs={hue === "occult"} />
        <section className={styles.mechanics} aria-labelledby="mechanics">
          <h2 id="mechanics">{t.mechanics}</h2>
          {mechanics.map((mechanic, at) => (
            <MechanicCard key={mechanic.id} fight={fight} mechanic={mechanic} number={at + 1} part={drawn} />
          ))}
        </section>
      </div>
      <div className={styles.rest}>
        <Waymarks fight={fight} />
        <Unknown fight={fight} />
        <Sources fight={fight} />
      </div>
      <Neighbors fightId={fight.key} />
      <p>
        <Link to={fightPath(operation)}>{t.openOperation(listedName(operation).text)}</Link>
      </p>
    </article>
  );
}
