import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { RelicNeed } from "@foray/fieldops/fields/items/relics";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import monsterNames from "@foray/fieldops/records/notorious-monsters/names/page";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { NotKnown } from "~/features/confidence/Doubt.tsx";
import { Lines, PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { NextTime, useNextWindows, useNextWords } from "~/features/spawn-windows/NextTime.tsx";
import {
  formatLabelled,
  formatList,
  formatNumber,
  formatRange,
  formatSeries,
  formatTimes,
} from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { relicItems } from "./items.ts";
import { relicMessages } from "./messages.ts";
import { hold, MAX_HELD, noProgress, relicProgress } from "./progress.ts";
import styles from "./Relics.module.css";
import { type Given, sourceFilters, sourcesOf } from "./sources.ts";
import { jobName } from "./Weapons.tsx";

/** Number of items that a phone shows before "show all". Each has several lines of sources. */
const ROOM = 9;

export function LeftToGather({
  left,
  isShared,
  held,
}: {
  left: readonly RelicNeed[];
  /** The list is for several weapons, so each item names those that need it. */
  isShared: boolean;
  /** Held items, which keep their field when no more are needed. */
  held: readonly number[];
}) {
  const t = relicMessages;
  const language = useLanguage();
  const item = relicItems.useNames();
  const monster = useGameNames("fieldops/notorious-monsters", monsterNames);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const zone = useZoneNames();
  const progress = usePreference(relicProgress, noProgress);
  const next = useNextWords(useNextWindows(sourceFilters));
  const number = (value: number) => formatNumber(value, language);
  const word = (itemId: number) => item(itemId)?.text ?? String(itemId);
  const enough = [...new Set(held)].filter((itemId) => left.every((each) => each.itemId !== itemId));
  const rows: readonly RelicNeed[] = [
    ...left,
    ...enough.map((itemId) => ({ itemId, quantity: 0, weapons: [] })),
  ];
  const needers = ({ weapons }: RelicNeed) =>
    formatList(
      weapons.map(({ job, line }) => t.weaponOf(jobName(job), t.lines[line])),
      language,
    );
  const zoneList = (zones: readonly ZoneId[]) =>
    formatList(
      zones.map((id) => zone(id).text),
      language,
    );
  const giving = (where: string, quantity: number | undefined) =>
    quantity === undefined ? where : t.gives(where, number(quantity));
  const giver = (source: Given): ReactNode => {
    switch (source.by) {
      case "tomestones":
        return t.tomestones(number(source.quantity), source.kind === "poetics");
      case "duty":
        return giving(duty(source.duty).text, source.quantity);
      case "inside":
        return duty(source.duty).text;
      case "fates":
        return t.fates(zoneList(source.zones), source.percent);
      case "elsewhere": {
        const { floors, place, quantity } = source;
        const numbers = floors === undefined ? "" : formatList(floors.map(number), language);
        const where = floors === undefined ? t.places[place] : t.floors(t.places[place], numbers);
        return giving(where, quantity);
      }
      case "reports": {
        const { least, most, zone: where } = source;
        const pieces = formatRange(number(least), number(most));
        const query = new URLSearchParams({ zone: where, q: word(source.itemId) });
        return (
          <Link key={where} to={`/rewards?${query}`}>
            {t.gives(t.fates(zoneList([where])), pieces)}
          </Link>
        );
      }
      case "area":
      case "zone": {
        const kinds = formatList(
          source.encounters.map((kind) => t.encounters[kind]),
          language,
        );
        const place = zone(source.zone).text;
        const where = source.by === "area" ? t.area(place, source.area) : place;
        const only = source.encounters.length === 1 ? source.encounters[0] : undefined;
        const kind = only === undefined ? "" : `&kind=${only === "skirmishes" ? "skirmish" : "engagement"}`;
        return (
          <Link key={where} to={`/bozja/engagements?zone=${source.zone}${kind}&sort=place`}>
            {t.gives(formatSeries([where, kinds]), number(source.quantity))}
          </Link>
        );
      }
    }
  };
  const from = (itemId: number) => {
    const { given, guide, instead, monsters, zones } = sourcesOf(itemId);
    const found = [
      ...monsters.map(({ id, position }) => (
        <span key={id}>
          <GameName name={monster(id)} /> <PlaceLink position={position} />
        </span>
      )),
      ...given.map(giver),
      ...(guide
        ? [
            <Link key="guide" to="/occult/guide/demiatma">
              {t.inGuide}
            </Link>,
          ]
        : []),
      ...instead.map((cost) => t.orFor(formatTimes(number(cost.quantity), word(cost.itemId)))),
    ];
    if (found.length > 0) return <Lines>{found}</Lines>;
    if (zones.length === 0) return <NotKnown why="notCollected" />;
    return (
      <>
        {t.somewhereIn(zoneList(zones))}
        <br />
        <small>
          {formatLabelled(t.exactSource)}
          <NotKnown why="notCollected" />
        </small>
      </>
    );
  };
  if (rows.length === 0) return <p>{t.nothingLeft}</p>;
  // Forecast filters that can be added to tonight's wishes at once.
  const wishes = [
    ...new Set(
      left.flatMap(({ itemId }) =>
        sourcesOf(itemId).monsters.flatMap(({ forecastFilter }) => forecastFilter ?? []),
      ),
    ),
  ];
  return (
    <>
      {wishes.length > 0 && (
        <p>
          <ButtonLink small icon="plus" to={`/tonight?wish=${wishes.join()}`}>
            {t.wishTonight}
          </ButtonLink>
        </p>
      )}
      <RecordTable
        label={t.left}
        room={ROOM}
        columns={[t.item, t.needed, t.held, t.from, t.next]}
        rows={rows.map((need) => {
          const { itemId, quantity } = need;
          const name = item(itemId);
          return {
            id: `item-${itemId}`,
            cells: [
              name === undefined ? <NotKnown key="n" why="notCollected" /> : <GameName key="n" name={name} />,
              isShared && need.weapons.length > 0 ? (
                <span key="q">
                  {number(quantity)} <small className={styles.needers}>{needers(need)}</small>
                </span>
              ) : (
                number(quantity)
              ),
              <input
                key="h"
                type="number"
                inputMode="numeric"
                min={0}
                max={MAX_HELD}
                className={`${controlClass} ${styles.held}`}
                aria-label={t.heldOf(word(itemId))}
                value={progress.held.get(itemId) ?? 0}
                onChange={({ currentTarget: { valueAsNumber: value } }) =>
                  relicProgress.set(hold(relicProgress.get(), itemId, Number.isFinite(value) ? value : 0))
                }
              />,
              from(itemId),
              <Lines key="t">
                {sourcesOf(itemId).monsters.flatMap(({ forecastFilter: filter }) =>
                  filter === undefined
                    ? []
                    : [<NextTime key={filter} filter={filter} words={next(filter)} />],
                )}
              </Lines>,
            ],
          };
        })}
      />
    </>
  );
}
