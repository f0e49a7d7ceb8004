import { nameKey, type Person } from "@foray/fieldops/runs/people";
import { isJobAsked, type ListUse } from "@foray/fieldops/runs/seating";
import type { ReadSignUps } from "@foray/fieldops/runs/sign-ups/types";
import { PARTY } from "@foray/fieldops/tower-board/board";
import {
  answerPhantom,
  overlapWith,
  seatOne,
  type TakenList,
  type TowerParty,
  takeSignUps,
} from "@foray/fieldops/tower-board/from-list";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { formatLabelled, formatSentences, formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { runMessages } from "../messages.ts";
import { SignUpField } from "../SignUpField.tsx";
import { JobQuestion } from "./JobQuestion.tsx";
import { towerMessages } from "./messages.ts";
import styles from "./PartySignUps.module.css";
import type { TowerEditor } from "./use-tower-board.ts";
import { useTowerWords } from "./use-words.ts";

type Taken = Omit<TakenList, "party"> &
  Readonly<{
    before: TowerParty;
    after: TowerParty;
  }>;

export function PartySignUps({ editor, onAdd }: Readonly<{ editor: TowerEditor; onAdd: () => void }>) {
  const t = towerMessages;
  const run = runMessages;
  const { actParty, board, party, undo } = editor;
  const { number } = useTowerWords(board);
  const [last, setLast] = useState<ReadSignUps | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const first = board.players.length + party.waiting.length === 0;
  const take = (read: ReadSignUps, use: ListUse) => {
    const { party: next, ...told } = takeSignUps(party, read.people, use);
    actParty(() => next);
    setLast(read);
    setTaken({ ...told, before: party, after: next });
  };
  const back = () => {
    undo();
    setTaken(null);
    setLast(null);
    announce(t.listUndone);
  };
  const places = new Map(board.players.map(({ name }, place) => [nameKey(name), place]));
  return (
    <section className={styles.part} aria-label={run.signUps} data-first={first || undefined}>
      <SignUpField
        brings="job"
        seatOf={(name) => {
          const place = places.get(nameKey(name));
          return place === undefined ? null : number(place + 1);
        }}
        first={first}
        placeholder={t.placeholder}
        last={last}
        overlap={(read) => overlapWith(party, read.people)}
        onTake={take}
      >
        {first && (
          <p>
            <Button kind="quiet" small icon="plus" onClick={onAdd}>
              {t.add}
            </Button>
          </p>
        )}
      </SignUpField>
      <div role="status" className={styles.told}>
        {taken !== null && party !== taken.before && (
          <>
            <UiIcon id="check" />
            <p>
              <b>{run.seatedNow(taken.seated)}</b>
              {formatSentences([
                "",
                ...(taken.stayed > 0 ? [run.stayed(taken.stayed)] : []),
                ...(party.waiting.length > 0 ? [t.waitBelow(party.waiting.length)] : []),
                "",
              ])}
              {taken.left.length > 0 && (
                <>
                  {run.left} <bdi>{formatSeries(taken.left)}</bdi>
                </>
              )}
            </p>
            {party === taken.after && (
              <Button small icon="undo" onClick={back}>
                {t.undo}
              </Button>
            )}
            <Button small kind="quiet" onClick={() => setTaken(null)}>
              {run.dismiss}
            </Button>
          </>
        )}
      </div>
      {party.waiting.length > 0 && <Waiting editor={editor} />}
    </section>
  );
}

/** Asks for the phantom job if the sign-up names none; otherwise one press seats the player. */
function Waiting({ editor: { actParty, board, party } }: Readonly<{ editor: TowerEditor }>) {
  const t = towerMessages;
  const run = runMessages;
  const { combat: combatName, job: jobName } = useTowerWords(board);
  const isFull = board.players.length >= PARTY;
  const known = [...party.waiting, ...board.players.map(personOf)];
  const words = ({ phantom, status, wishes }: Person) =>
    [
      ...wishes.map(({ job, role }) => (job === null ? run.roles[role] : combatName(job))),
      ...phantom.map(jobName),
      ...(status === "in" ? [] : [run.statuses[status]]),
    ].join(" · ");
  return (
    <div className={styles.waiting}>
      <h2>{t.waiting}</h2>
      {isFull && <p>{t.full}</p>}
      <ul aria-label={t.waiting}>
        {party.waiting.map((person) => (
          <li key={person.name}>
            <p>
              <b>
                <bdi>{person.name}</bdi>
              </b>
              <small>{words(person)}</small>
            </p>
            {isJobAsked({ people: known }, person) ? (
              <JobQuestion
                board={board}
                who={person.name}
                onJob={(job) => actParty((before) => answerPhantom(before, person.name, job))}
              />
            ) : (
              <Button
                small
                icon="plus"
                disabled={isFull}
                aria-label={formatLabelled(t.seat, person.name)}
                onClick={() => {
                  actParty((before) => seatOne(before, person.name));
                  announce(run.seatedNow(1));
                }}
              >
                {t.seat}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For job questions that also consider seated players. */
const personOf = ({ name, combat, plays }: TowerEditor["board"]["players"][number]): Person => ({
  name,
  wishes: combat === undefined ? [] : [{ role: "any", job: combat }],
  phantom: plays === null ? [] : [plays],
  tasks: [],
  status: "in",
  listed: true,
});
