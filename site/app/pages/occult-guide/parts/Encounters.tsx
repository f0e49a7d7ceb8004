import type { EncounterBase } from "@foray/fieldops/fields/engagements/types";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/en";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import fateNames from "@foray/fieldops/records/fates/names/en";
import { northHornSpawnRules } from "@foray/fieldops/records/spawn-rules/facts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, type NameReader, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Lines, PlaceLink, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { guideMessages } from "../messages.ts";
import styles from "../OccultGuide.module.css";

const zones = ["southHorn", "northHorn"] as const;

type Row = EncounterBase & Readonly<{ kind: string }>;

/** Encounters and FATEs of both zones: what begins them, their weakness and what they give. */
export default function Encounters() {
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const fate = useGameNames("fieldops/fates", fateNames);
  const zone = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  const begins = ({ trigger }: Row, read: NameReader) => {
    if (trigger === undefined) return "–";
    if (trigger.by === "automatic") return t.automatic;
    return trigger.by === "enemy" ? t.byEnemy(read(trigger.name).text) : t.after(engagement(trigger.id).text);
  };
  const rows = (records: readonly Row[], read: NameReader) =>
    records.map((record) => ({
      id: record.id,
      cells: [
        <GameName key="n" name={read(record.id)} />,
        t.kinds[record.kind] ?? record.kind,
        <PlaceLink key="p" position={record.position} />,
        begins(record, read),
        (record.weakness ?? []).map((element) => t.elements[element]).join(", "),
        <Lines key="r">
          {(record.items ?? []).map(({ item, quantity }) => (
            <span key={item}>
              {quantity !== undefined && quantity > 1 && `${number(quantity)} × `}
              <GameName name={read(item)} />
            </span>
          ))}
        </Lines>,
      ],
    }));
  const columns = [t.name, t.kind, t.place, t.begins, t.weakness, t.rewards];
  const { instance, engagementCooldownMinutes } = northHornSpawnRules;
  return (
    <>
      <ul className={styles.rules}>
        <li>{t.instanceRule(number(instance.minutes), number(instance.playersMax))}</li>
        <li>
          {t.cooldownRule(
            number(engagementCooldownMinutes.calledByEnemy),
            number(engagementCooldownMinutes.byItself),
          )}
        </li>
      </ul>
      {zones.map((id) => {
        const label = zone(id).text;
        return (
          <section key={id}>
            <h2>{label}</h2>
            <RecordTable
              label={label}
              columns={columns}
              rows={[
                ...rows(
                  engagementFacts.filter((record) => record.zone === id),
                  engagement,
                ),
                ...rows(
                  fateFacts.filter((record) => record.zone === id),
                  fate,
                ),
              ]}
            />
          </section>
        );
      })}
    </>
  );
}
