import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { doubtOf } from "@foray/fieldops/doubt/doubt";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import mapNames from "@foray/fieldops/records/maps/names/page";
import type { Unlock as UnlockRecord } from "@foray/fieldops/records/types";
import wordNames from "@foray/fieldops/records/unlocks/names/page";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { formatNumber, seriesComma } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { startMessages } from "./messages.ts";
import { needsOf } from "./needs.ts";
import styles from "./Start.module.css";

type Person = UnlockRecord["people"][number];

export function Unlock({ unlock, heading: Heading }: { unlock: UnlockRecord; heading: "h3" | "h4" }) {
  const t = startMessages;
  const language = useLanguage();
  const word = useGameNames("fieldops/unlocks", wordNames);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const zone = useZoneNames();
  const { after, id, people, quests, storyOf } = unlock;
  const named = (keys: readonly string[]) =>
    keys.map((key, place) => (
      <Fragment key={key}>
        {place > 0 && seriesComma()}
        <GameName name={word(key)} />
      </Fragment>
    ));
  return (
    <div className={styles.unlock}>
      <Heading>
        <GameName name={titled(duty(id))} />
      </Heading>
      <dl>
        {after !== undefined && <Row what={t.after}>{named(after)}</Row>}
        {storyOf !== undefined && <Row what={t.after}>{t.story(zone(storyOf).text)}</Row>}
        <Row what={t.quest}>{quests === undefined ? <NotKnown why="notCollected" /> : named(quests)}</Row>
        {people.every(({ does }) => does === "story") && (
          <Row what={t.npc}>
            <NotKnown why="notCollected" />
          </Row>
        )}
        {people.map((whose) => (
          <Row key={whose.does} what={t.does[whose.does]}>
            <GameName name={word(whose.name)} />
            <span className={styles.place}>
              <Place {...whose} />
            </span>
          </Row>
        ))}
      </dl>
      <dl className={styles.figures}>
        {needsOf(id).map(({ what, value, doubt: own }) => (
          <Row key={what} what={t[what]}>
            {/* UnlockSources marks single-source figures once for the whole list. */}
            <DoubtMark doubt={own?.kind === "differ" ? own : null}>
              {what === "itemLevel" && value === 0 ? t.noItemLevel : formatNumber(value, language)}
            </DoubtMark>
          </Row>
        ))}
      </dl>
    </div>
  );
}

const isOneSource = ({ confidence, id }: UnlockRecord) =>
  doubtOf({ confidence }, "all") !== null || needsOf(id).some(({ doubt }) => doubt?.kind === "oneSource");

/** Marks the whole list once. On every name, the mark would look like a warning. */
export function UnlockSources({ unlocks }: Readonly<{ unlocks: readonly UnlockRecord[] }>) {
  if (!unlocks.some(isOneSource)) return null;
  return (
    <p className={styles.sources}>
      <DoubtMark doubt={{ kind: "oneSource" }}>{startMessages.sources}</DoubtMark>
    </p>
  );
}

function Row({ what, children }: Readonly<{ what: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ at, position }: Pick<Person, "at" | "position">) {
  const word = useGameNames("fieldops/unlocks", wordNames);
  const map = useGameNames("fieldops/maps", mapNames);
  if (position !== undefined)
    return (
      <Link to={mapPath(position)}>
        <GameName name={map(position.map)} /> <Position x={position.x} y={position.y} />
      </Link>
    );
  if (at === undefined) return <NotKnown why="notCollected" />;
  return (
    <>
      <GameName name={word(at.place)} /> <Position x={at.x} y={at.y} />
    </>
  );
}

function Position({ x, y }: Readonly<{ x: number; y: number }>) {
  return <span className={styles.position}>{displayPosition(mapPosition(x, y))}</span>;
}
