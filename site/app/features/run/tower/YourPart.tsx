import type { TowerBoard } from "@foray/fieldops/tower-board/board";
import type { Proposal } from "@foray/fieldops/tower-board/changes";
import { needStates } from "@foray/fieldops/tower-board/needs";
import { useState } from "react";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { towerMessages } from "./messages.ts";
import { PhantomMark } from "./PhantomMark.tsx";
import { Price } from "./Price.tsx";
import { useTowerWords } from "./use-words.ts";
import styles from "./YourPart.module.css";

/** For a player who opened a shared board. */
export function YourPart({ board, proposal }: Readonly<{ board: TowerBoard; proposal: Proposal }>) {
  const t = towerMessages;
  const { who, job: jobName, jobs } = useTowerWords(board);
  const [chosen, setChosen] = useState<number | null>(null);
  const player = chosen === null ? undefined : board.players[chosen];
  const covers = needStates(board)
    .filter(({ filledBy, need }) => chosen !== null && filledBy.includes(chosen) && need.required)
    .map(({ need }) => jobs(need));
  const change = proposal.changes.find(({ place }) => place === chosen);
  return (
    <section className={styles.part} aria-labelledby="your-part">
      <h2 id="your-part">{t.yourPart}</h2>
      <Field label={t.whoAreYou}>
        {(ids) => (
          <Select
            {...ids}
            value={chosen ?? ""}
            onChange={({ target }) => setChosen(target.value === "" ? null : Number(target.value))}
          >
            <option value="">{t.chooseName}</option>
            {board.players.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players are identified by their seat
              <option key={place} value={place}>
                {who(place)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.answer} role="status">
        {player !== undefined && (
          <>
            <PhantomMark job={player.plays} size={52} />
            <div>
              <p>
                <b>{player.plays === null ? t.noJob : jobName(player.plays)}</b>
              </p>
              {covers.length > 0 && <p>{formatLabelled(t.youCover, formatSeries(covers))}</p>}
              {change !== undefined && (
                <p>
                  {change.kind === "switch"
                    ? t.askSwitch(jobName(change.job))
                    : t.askUnlock(jobName(change.job))}{" "}
                  {change.kind === "unlock" && <Price job={change.job} />}
                </p>
              )}
            </div>
            {player.plays !== null && (
              <ButtonLink small icon="info" to={`/occult/phantomjob/${player.plays}`}>
                {t.aboutJob(jobName(player.plays))}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </section>
  );
}
