import type { Doubt } from "@foray/fieldops/doubt/doubt";
import { wordKey } from "@foray/fieldops/names";
import questNames from "@foray/fieldops/records/raid-requirements/names/page";
import { Fragment, type ReactNode } from "react";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { seriesComma } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { guideShellMessages } from "./messages.ts";

/** Rows without a value are omitted. */
type Asked = readonly [id: string, what: string, value: ReactNode];

type RequirementTableProps = Readonly<{
  label: string;
  rows: readonly Asked[];
  party?: Readonly<Record<"size" | "tank" | "healer" | "dps", number>> | undefined;
  quests?: readonly string[] | undefined;
  /** Minutes before the duty at which passcodes are handed out. */
  passcode?: Readonly<Record<"leaders" | "main", number>> | undefined;
  more?: readonly Asked[];
  /** Doubt about the party's composition. `doubt` is about all requirements. */
  partyDoubt?: Doubt | null;
  doubt: Doubt | null;
}>;

export function RequirementTable({
  label,
  rows,
  party,
  quests,
  passcode,
  more = [],
  partyDoubt = null,
  doubt,
}: RequirementTableProps) {
  const t = guideShellMessages;
  const quest = useGameNames("fieldops/raid-requirements", questNames);
  const all: readonly Asked[] = [
    ...rows,
    [
      "party",
      t.party,
      party && (
        <DoubtMark key="p" doubt={partyDoubt}>
          {t.partyText(String(party.size), String(party.tank), String(party.healer), String(party.dps))}
        </DoubtMark>
      ),
    ],
    [
      "quests",
      t.quests,
      quests && (
        <span key="q">
          {quests.map((name, place) => (
            <Fragment key={name}>
              {place > 0 && seriesComma()}
              <GameName name={quest(wordKey(name))} />
            </Fragment>
          ))}
        </span>
      ),
    ],
    ["passcode", t.passcode, passcode && t.passcodeText(String(passcode.leaders), String(passcode.main))],
    ...more,
  ];
  const known = all.filter(([, , value]) => value !== undefined && value !== null);
  return (
    <RecordTable
      label={label}
      columns={[t.what, t.value]}
      rows={known.map(([id, ...cells]) => ({ id, cells }))}
      doubt={doubt}
    />
  );
}
