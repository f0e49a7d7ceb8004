import { roleOfJob } from "@foray/fieldops/runs/combat-jobs";
import {
  isTold,
  levelOf,
  PARTY,
  removePlayer,
  setPlayer,
  type TowerBoard,
} from "@foray/fieldops/tower-board/board";
import type { Proposal } from "@foray/fieldops/tower-board/changes";
import { inJob } from "@foray/fieldops/tower-board/from-list";
import { type ReactNode, useRef } from "react";
import { announce } from "~/browser/announce.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { RoleShape } from "~/ui/role-shape/RoleShape.tsx";
import { JobQuestion } from "./JobQuestion.tsx";
import { towerMessages } from "./messages.ts";
import styles from "./Party.module.css";
import { PhantomGlyph, PhantomMark } from "./PhantomMark.tsx";
import type { TowerEditor } from "./use-tower-board.ts";
import { useTowerWords } from "./use-words.ts";

type PartyProps = Readonly<{
  board: TowerBoard;
  proposal: Proposal;
  act: TowerEditor["act"];
  /** Opens the editor of a seat; the first free one adds a player. */
  onEdit: (place: number) => void;
  children: ReactNode;
}>;

export function Party({ board, proposal, act, onEdit, children }: PartyProps) {
  const t = towerMessages;
  const { who, job: jobName, combat: combatName, number } = useTowerWords(board);
  const list = useRef<HTMLUListElement>(null);
  const remove = (place: number) => {
    act((before) => removePlayer(before, place));
    announce(t.removed(who(place)));
    // The pressed button is gone: focuses the next row, or the last one.
    requestAnimationFrame(() => {
      const rows = list.current?.children ?? [];
      rows[Math.min(place, rows.length - 1)]?.querySelector("button")?.focus();
    });
  };
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t.party}</h2>
        <div className={styles.buttons}>{children}</div>
      </header>
      <ul ref={list} className={styles.players}>
        {board.players.map((player, place) => {
          const { combat, has, plays } = player;
          const role = combat === undefined ? undefined : roleOfJob(combat);
          const others = has.filter(({ job }) => job !== plays);
          const level = plays === null ? null : levelOf(player, plays);
          const change = isTold(board) ? proposal.changes.find((each) => each.place === place) : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are identified by their seat
            <li key={place} data-lit={change !== undefined || undefined} data-role={role}>
              <PhantomMark job={plays} size={52} />
              <h3>
                {plays === null ? t.noJob : jobName(plays)}
                <span>
                  {role !== undefined && <RoleShape role={role} />} {who(place)}
                  {combat !== undefined && (
                    <>
                      {" · "}
                      <abbr title={combatName(combat)}>{combat.toUpperCase()}</abbr>
                    </>
                  )}
                </span>
              </h3>
              {typeof level === "number" && (
                <p className={styles.level}>
                  <small>{t.level}</small> {number(level)}
                </p>
              )}
              {plays === null && (
                <JobQuestion
                  className={styles.ask}
                  board={board}
                  who={who(place)}
                  onJob={(job) => act((before) => setPlayer(before, place, inJob(player, job)))}
                />
              )}
              <div className={styles.foot}>
                {others.length > 0 && (
                  <p className={styles.also}>
                    {t.also}
                    {others.map((own) => (
                      <span key={own.job}>
                        <PhantomGlyph job={own.job} name={jobName(own.job)} />
                        {own.level !== null && number(own.level)}
                      </span>
                    ))}
                  </p>
                )}
                {change !== undefined && (
                  <p className={styles.could}>
                    <UiIcon id={change.kind === "switch" ? "swap" : "key"} size={15} />
                    {change.kind === "switch" ? t.couldSwitch : t.wouldUnlock}
                  </p>
                )}
                <span className={styles.acts}>
                  <Button
                    kind="quiet"
                    icon="edit"
                    iconOnly
                    small
                    aria-label={t.editOf(who(place))}
                    onClick={() => onEdit(place)}
                  >
                    {t.edit}
                  </Button>
                  <Button
                    kind="quiet"
                    icon="user-minus"
                    iconOnly
                    small
                    aria-label={t.removeOf(who(place))}
                    onClick={() => remove(place)}
                  >
                    {t.remove}
                  </Button>
                </span>
              </div>
            </li>
          );
        })}
        {board.players.length < PARTY && (
          <li className={styles.free}>
            <button type="button" onClick={() => onEdit(board.players.length)}>
              <UiIcon id="plus" />
              {t.add}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
