import type { NotoriousMonsterFacts } from "@foray/fieldops/eureka/notorious-monsters/types";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import english from "@foray/fieldops/records/notorious-monsters/names/en";
import { useState } from "react";
import { Link } from "react-router";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames, useWeatherNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useFind } from "~/ui/action-grid/use-find.ts";
import { Lines, PlaceLink, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { TablePage } from "~/ui/record-table/TablePage.tsx";
import { Filter } from "../Filter.tsx";
import { fieldMessages } from "../messages.ts";
import { SearchInput } from "../SearchInput.tsx";

const zones = ["eurekaAnemos", "eurekaPagos", "eurekaPyros", "eurekaHydatos"] as const;
const ids = notoriousMonsterFacts.map(({ id }) => id);

function conditional({ weather, night, trigger }: NotoriousMonsterFacts): boolean {
  return (
    weather.length > 0 ||
    night === true ||
    ("name" in trigger && (trigger.night || trigger.weather.length > 0))
  );
}

/** Every notorious monster, with search and filters. */
export default function MonsterTable() {
  const t = useMessages(fieldMessages);
  const name = useGameNames("fieldops/notorious-monsters", english);
  const zone = useZoneNames();
  const weather = useWeatherNames();
  const [text, setText] = useState("");
  const [only, setOnly] = useState<(typeof zones)[number] | null>(null);
  const [condition, setCondition] = useState<"needs" | "none" | null>(null);
  const { found } = useFind(text, ids, english, name);
  usePageTitle(t.monsters);
  const shown = notoriousMonsterFacts.filter(
    (monster) =>
      (found === null || found.includes(monster.id)) &&
      (only === null || monster.zone === only) &&
      (condition === null || conditional(monster) === (condition === "needs")),
  );
  const conditions = (weathers: NotoriousMonsterFacts["weather"], night: boolean) => [
    ...weathers.map((id) => <GameName key={id} name={weather(id)} />),
    ...(night ? [t.night] : []),
  ];
  return (
    <TablePage
      operation="eureka"
      eyebrow={t.eureka}
      title={t.monsters}
      lead={t.monstersLead}
      count={t.count(shown.length)}
      filters={
        <>
          <SearchInput label={t.search} value={text} onChange={setText} />
          <Filter
            label={t.zone}
            all={t.allZones}
            value={only}
            options={zones.map((value) => ({ value, label: zone(value).text }))}
            onChange={setOnly}
          />
          <Filter
            label={t.conditions}
            all={t.anyCondition}
            value={condition}
            options={[
              { value: "needs", label: t.weatherOrNight },
              { value: "none", label: t.noCondition },
            ]}
            onChange={setCondition}
          />
        </>
      }
    >
      <RecordTable
        label={t.monsters}
        columns={[t.name, t.level, t.element, t.zone, t.weather, t.place, t.calledBy, t.rewards, t.forecast]}
        rows={shown.map((monster) => {
          const { trigger } = monster;
          return {
            id: monster.id,
            cells: [
              <GameName key="n" name={name(monster.id)} />,
              monster.level,
              monster.element === null ? t.unknown : t.elements[monster.element],
              <GameName key="z" name={zone(monster.zone)} />,
              <Lines key="w">{conditions(monster.weather, monster.night === true)}</Lines>,
              <PlaceLink key="p" position={monster.position} />,
              "special" in trigger ? (
                t.special[trigger.special]
              ) : (
                <Lines key="c">
                  {[
                    <GameName key="n" name={name(trigger.name)} />,
                    `${t.level} ${trigger.level}`,
                    ...conditions(trigger.weather, trigger.night),
                  ]}
                </Lines>
              ),
              <Lines key="r">
                {monster.rewards.map(({ item }) => (
                  <GameName key={item} name={name(item)} />
                ))}
              </Lines>,
              monster.forecastFilter === undefined ? (
                ""
              ) : (
                <Link key="f" to={`/forecast/${monster.forecastFilter}`}>
                  {t.forecast}
                </Link>
              ),
            ],
          };
        })}
      />
    </TablePage>
  );
}
