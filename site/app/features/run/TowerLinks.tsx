import { partyNames } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import { encodeTowerBoard } from "@foray/fieldops/tower-board/codec";
import { boardOfParty } from "@foray/fieldops/tower-board/from-run";
import { Link } from "react-router";
import { formatLabelled } from "~/i18n/format.ts";
import { runMessages } from "./messages.ts";
import styles from "./Needs.module.css";

export default function TowerLinks({ run }: { run: Run }) {
  const t = runMessages;
  const parties = partyNames(run).flatMap((name, party) => {
    const board = boardOfParty(run, party);
    return board === null ? [] : [{ name, to: `/tower#board=${encodeTowerBoard(board)}` }];
  });
  if (parties.length === 0) return null;
  return (
    <p className={styles.towers}>
      {formatLabelled(t.towerBoard)}
      {parties.map(({ name, to }) => (
        <Link key={name} to={to}>
          {t.per.party(name)}
        </Link>
      ))}
    </p>
  );
}
