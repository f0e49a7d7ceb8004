import { fieldNoteFacts } from "@foray/fieldops/records/field-notes/facts";
import english from "@foray/fieldops/records/field-notes/names/en";
import { useState } from "react";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useFind } from "~/ui/action-grid/use-find.ts";
import { Lines, PlaceLink, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { TablePage } from "~/ui/record-table/TablePage.tsx";
import { encounterPosition, useEncounterNames } from "../encounter-names.ts";
import { fieldMessages } from "../messages.ts";
import { SearchInput } from "../SearchInput.tsx";

const ids = fieldNoteFacts.map(({ id }) => id);

/** Every field note with where it drops. */
export default function NoteTable() {
  const t = useMessages(fieldMessages);
  const name = useGameNames("fieldops/field-notes", english);
  const encounter = useEncounterNames();
  const [text, setText] = useState("");
  const { found } = useFind(text, ids, english, name);
  usePageTitle(t.notes);
  const shown = fieldNoteFacts.filter(({ id }) => found === null || found.includes(id));
  return (
    <TablePage
      operation="bozja"
      eyebrow={t.bozja}
      title={t.notes}
      lead={t.notesLead}
      count={t.count(shown.length)}
      filters={<SearchInput label={t.search} value={text} onChange={setText} />}
    >
      <RecordTable
        label={t.notes}
        columns={[t.name, t.number, t.rarity, t.drops]}
        rows={shown.map((note) => ({
          id: note.id,
          cells: [
            <GameName key="n" name={name(note.id)} />,
            note.number,
            <span key="r" role="img" aria-label={String(note.rarity)}>
              {"★".repeat(note.rarity)}
            </span>,
            note.drops.length === 0 ? (
              t.noDrop
            ) : (
              <Lines key="d">
                {note.drops.map((drop) => {
                  const position = encounterPosition(drop.id);
                  return (
                    <span key={drop.id}>
                      <GameName name={encounter[drop.table](drop.id)} />
                      {position !== undefined && (
                        <>
                          {" "}
                          <PlaceLink position={position} />
                        </>
                      )}
                      {drop.doubtful === true && ` (${t.doubtful})`}
                    </span>
                  );
                })}
              </Lines>
            ),
          ],
        }))}
      />
    </TablePage>
  );
}
