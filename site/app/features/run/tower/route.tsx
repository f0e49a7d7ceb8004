import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { towers } from "@foray/fieldops/records/towers/facts";
import {
  addPlayer,
  isTold,
  PARTY,
  setPlayer,
  type TowerBoard,
  towerKinds,
  withGuide,
  withTower,
} from "@foray/fieldops/tower-board/board";
import { propose } from "@foray/fieldops/tower-board/changes";
import { guidesOf } from "@foray/fieldops/tower-board/needs";
import { lazy, useMemo, useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { copyText } from "~/browser/share.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { boardPath } from "~/features/boards/zone-slugs.ts";
import { AsOf } from "~/features/confidence/AsOf.tsx";
import { LearnRun } from "~/features/fights/LearnLink.tsx";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { useUndoKeys } from "~/ui/use-undo-keys.ts";
import { Changes } from "./Changes.tsx";
import { towerMessages as english, towerMessages } from "./messages.ts";
import { Needs } from "./Needs.tsx";
import { Party } from "./Party.tsx";
import { PartySignUps } from "./PartySignUps.tsx";
import { Levels, Unlocks } from "./Progress.tsx";
import styles from "./Tower.module.css";
import { boardAddress, type TowerEditor, useTowerBoard } from "./use-tower-board.ts";
import { useTowerWords } from "./use-words.ts";
import { YourPart } from "./YourPart.tsx";

const PlayerDialog = lazy(() => import("./PlayerDialog.tsx"));

export function meta() {
  return pageMeta({ title: english.title, description: english.lead, path: "/tower" });
}

export default function TowerPage() {
  const t = towerMessages;
  usePageTitle(t.title);
  const editor = useTowerBoard();
  const { act, board, undo, redo } = editor;
  const words = useTowerWords(board);
  const [edited, setEdited] = useState<number | null>(null);
  useUndoKeys(undo, redo);
  const proposal = useMemo(() => propose(board), [board]);
  const switches = useMemo(() => {
    if (proposal.changes.every(({ kind }) => kind === "switch")) return null;
    const without = propose(board, "switches");
    const isOther = without.changes.some(
      ({ place, job }) => !proposal.changes.some((each) => each.place === place && each.job === job),
    );
    return isOther ? without : null;
  }, [board, proposal]);
  const player = edited === null ? undefined : board.players[edited];

  const copy = async () =>
    announce((await copyText(fullAddress(boardAddress(board)))) ? t.copied : t.copyFailed);
  return (
    <article className={styles.page} data-operation="occult">
      <Head board={board} act={act} />
      <Notes editor={editor} />
      {editor.isGuest && board.players.length > 0 && <YourPart board={board} proposal={proposal} />}
      <PartySignUps editor={editor} onAdd={() => setEdited(0)} />
      {(board.players.length > 0 || guidesOf(board.tower).length === 0) && (
        <Changes board={board} proposal={proposal} switches={switches} act={act} />
      )}
      <div className={styles.stage}>
        <div className={styles.needs}>
          <Needs board={board} act={act} />
        </div>
        <Party board={board} proposal={proposal} act={act} onEdit={setEdited}>
          <Button kind="quiet" icon="undo" iconOnly disabled={!editor.canUndo} onClick={undo}>
            {t.undo}
          </Button>
          <Button kind="quiet" icon="redo" iconOnly disabled={!editor.canRedo} onClick={redo}>
            {t.redo}
          </Button>
          <Button icon="link" onClick={() => void copy()}>
            {t.copyLink}
          </Button>
        </Party>
      </div>
      {isTold(board) && guidesOf(board.tower).length > 0 && (
        <div className={styles.progress}>
          <Unlocks board={board} />
          <Levels board={board} proposal={proposal} />
        </div>
      )}
      <Doors tower={board.tower} />
      <AsOf tables={["phantom-jobs", "towers"]} />
      <MountWhenOpen>
        {edited !== null && (
          <PlayerDialog
            key={edited}
            player={player ?? null}
            title={player === undefined ? t.add : t.editOf(words.who(edited))}
            words={words}
            onDone={(done) => {
              act((before) =>
                edited < before.players.length ? setPlayer(before, edited, done) : addPlayer(before, done),
              );
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </MountWhenOpen>
    </article>
  );
}

function Head({ board, act }: Readonly<{ board: TowerBoard; act: TowerEditor["act"] }>) {
  const t = towerMessages;
  const { number } = useTowerWords(board);
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const zone = useZoneNames();
  const record = towers.find(({ id }) => id === `the-forked-${board.tower}`);
  const guides = guidesOf(board.tower);
  return (
    <Panel className={styles.head}>
      <PageHead
        eyebrow={record === undefined ? t.eyebrow : [t.eyebrow, zone(record.zone).text]}
        title={t.title}
        lead={t.lead}
      >
        {record !== undefined && (
          <Chips label={t.facts}>
            <Chip>
              <UiIcon id="users" size={16} />
              {t.seated(number(board.players.length), number(PARTY))}
            </Chip>
            <Chip>
              {record.playersMin === undefined || record.playersMin === 1
                ? t.enterMost(number(record.playersMax))
                : t.enter(number(record.playersMin), number(record.playersMax))}
            </Chip>
            {record.knowledgeLevel !== undefined && <Chip>{t.knowledge(number(record.knowledgeLevel))}</Chip>}
          </Chips>
        )}
      </PageHead>
      <div className={styles.choice}>
        <Field label={t.tower}>
          {(ids) => (
            <Select
              {...ids}
              value={board.tower}
              onChange={({ target }) => {
                const tower = towerKinds.find((kind) => kind === target.value);
                if (tower !== undefined) act((before) => withTower(before, tower));
              }}
            >
              {towerKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {engagement(`the-forked-${kind}`).text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {guides.length > 1 && (
          <Field label={t.guide}>
            {(ids) => (
              <Select
                {...ids}
                value={board.guide}
                onChange={({ target }) => {
                  const guide = Number(target.value);
                  act((before) => withGuide(before, guide));
                }}
              >
                {guides.map(({ name }, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </Panel>
  );
}

function Doors({ tower }: Readonly<{ tower: TowerBoard["tower"] }>) {
  const t = towerMessages;
  const record = towers.find(({ id }) => id === `the-forked-${tower}`);
  return (
    <div className={styles.buttons}>
      {record !== undefined && (
        <ButtonLink icon="timer" to={boardPath(record.zone)}>
          {t.countdown}
        </ButtonLink>
      )}
      <ButtonLink icon="info" to="/occult/guide/tower">
        {t.rules}
      </ButtonLink>
      <LearnRun kind={tower} />
    </div>
  );
}

function Notes({ editor: { faults, isForeign, keep, openOwn } }: Readonly<{ editor: TowerEditor }>) {
  const t = towerMessages;
  return (
    <>
      {faults.length > 0 && (
        <Note kind="warn">
          {faults.map((fault) => (
            <p key={fault}>{t.faults[fault]}</p>
          ))}
        </Note>
      )}
      {isForeign && (
        <Note>
          <p>{t.foreign}</p>
          <p className={styles.buttons}>
            <Button
              small
              icon="save"
              onClick={() => {
                keep();
                announce(t.kept);
              }}
            >
              {t.keepThis}
            </Button>
            <Button small icon="undo" onClick={openOwn}>
              {t.openMine}
            </Button>
          </p>
        </Note>
      )}
    </>
  );
}
