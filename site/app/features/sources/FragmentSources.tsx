import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import mobNames from "@foray/fieldops/records/fragment-mobs/names/page";
import itemNames from "@foray/fieldops/records/items/names/page";
import skirmishNames from "@foray/fieldops/records/skirmishes/names/page";
import type { FragmentFacts, FragmentSource } from "@foray/fieldops/records/types";
import { Fragment, type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { seriesComma } from "~/i18n/format.ts";
import { GameName, type NameReader, useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import styles from "./FragmentSources.module.css";
import { sourceMessages } from "./messages.ts";
import ReflectWindows from "./ReflectWindows.tsx";

/** Undefined if the position is unknown. */
export type SourcePlaces = (
  kind: "criticalEngagement" | "mob" | "skirmish",
  id: string,
) => string | undefined;

/**
 * Omits the market board, which is shown elsewhere with its prices.
 * @param places returns the links for names; without it, names are plain text
 */
export function FragmentSources({ fragment, places }: { fragment: FragmentFacts; places?: SourcePlaces }) {
  const sources = useMemo(() => fragment.sources.filter(({ type }) => type !== "marketBoard"), [fragment]);
  return (
    <ul className={styles.sources}>
      {sources.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a fragment's sources never changes
        <li key={at}>
          <Source source={source} filter={fragment.forecastFilter} {...(places && { places })} />
        </li>
      ))}
    </ul>
  );
}

function NameList({
  ids,
  read,
  to,
}: {
  ids: readonly string[];
  read: NameReader;
  to: (id: string) => string | undefined;
}) {
  return ids.map((id, at) => {
    const place = to(id);
    const name = <GameName name={read(id)} />;
    return (
      <span key={id}>
        {at > 0 && seriesComma()}
        {place === undefined ? name : <Link to={place}>{name}</Link>}
      </span>
    );
  });
}

function Row({ kind, notes, children }: { kind: string; notes: readonly ReactNode[]; children?: ReactNode }) {
  return (
    <>
      <p className={styles.kind}>
        <b>{kind}</b>
        {notes.length > 0 && (
          <span>
            {notes.map((note, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the notes never changes
              <Fragment key={at}>
                {at > 0 && " · "}
                {note}
              </Fragment>
            ))}
          </span>
        )}
      </p>
      {children !== undefined && <div className={styles.what}>{children}</div>}
    </>
  );
}

function Source({
  source,
  filter,
  places,
}: {
  source: FragmentSource;
  filter: string | null;
  places?: SourcePlaces;
}) {
  const t = sourceMessages;
  const zone = useZoneNames();
  const mob = useGameNames("fieldops/fragment-mobs", mobNames);
  const skirmish = useGameNames("fieldops/skirmishes", skirmishNames);
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const item = useGameNames("fieldops/items", itemNames);
  const kind = t.kinds[source.type];

  switch (source.type) {
    case "mob":
    case "starMob":
      return (
        <Row
          kind={kind}
          notes={[t.place(zone(source.zone).text, source.area), ...(source.nightOnly ? [t.night] : [])]}
        >
          <NameList ids={source.mobs} read={mob} to={(id) => places?.("mob", id)} />
        </Row>
      );
    case "reflect":
      return (
        <Row kind={kind} notes={[t.place(zone(source.zone).text, source.area), t.chain(source.chain)]}>
          <div>
            <ReflectWindows source={source} filter={filter} />
          </div>
        </Row>
      );
    case "skirmish":
    case "criticalEngagement":
      return (
        <Row
          kind={kind}
          notes={[
            t.place(zone(source.zone).text, source.area),
            ...(source.confidence === "possible"
              ? [<DoubtMark key="doubt" doubt={{ kind: "oneSource" }} />]
              : []),
          ]}
        >
          <NameList
            ids={source.encounters.map(({ id }) => id)}
            read={source.type === "skirmish" ? skirmish : engagement}
            to={(id) => places?.(source.type, id)}
          />
        </Row>
      );
    case "duty":
      return (
        <Row kind={kind} notes={[]}>
          <GameName name={duty(source.duty)} />
        </Row>
      );
    case "exchange":
      return (
        <Row
          kind={kind}
          notes={source.at.map(({ zone: where, map, x, y }) => (
            <Link key={map} to={mapPath({ map, x, y })}>
              {`${zone(where).text} ${displayPosition(mapPosition(x, y))}`}
            </Link>
          ))}
        >
          {t.exchange(source.cost, item(source.currency).text, source.quantity)}
        </Row>
      );
    case "marketBoard":
      return null;
  }
}
