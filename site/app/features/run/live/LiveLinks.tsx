import { seatLabel } from "@foray/fieldops/runs/duties";
import { playerId } from "@foray/fieldops/runs/live/player-id";
import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { type HostKeys, seatSeed } from "~/features/run/sign-ups/keys.ts";
import { readerLink, seatBytes, seatLink } from "~/features/run/sign-ups/links.ts";
import { Button } from "~/ui/Button.tsx";
import { Select } from "~/ui/Field.tsx";
import { runMessages } from "../messages.ts";
import needs from "../Needs.module.css";
import { signUpMessages } from "./messages.ts";

export function LiveLinks({ run, keys, relay }: { run: Run; keys: HostKeys; relay: number }) {
  const t = signUpMessages;
  const seated = run.seats.flatMap(({ name }, place) => (name === "" ? [] : [{ name, place }]));
  const [chosen, setChosen] = useState<number | null>(null);
  const seat = seated.find(({ place }) => place === chosen) ?? seated[0];
  const copy = async (fragment: string) =>
    announce((await copyText(fullAddress(`/run/live#${fragment}`))) ? t.copied : t.copyFailed);
  const copySeat = async (name: string) => {
    const player = playerId(name);
    await copy(seatLink(relay, seatBytes(keys, player, await seatSeed(keys, player))));
  };
  return (
    <section className={needs.part}>
      <header className={needs.head}>
        <h2>{runMessages.links}</h2>
      </header>
      <ul className={needs.links}>
        <li>
          <p>
            {runMessages.linkFor.reader[0]}
            <small>{t.readerLinkHint}</small>
          </p>
          <Button icon="link" onClick={() => void copy(readerLink(relay, keys))}>
            {t.readerLink}
          </Button>
        </li>
        {seat !== undefined && (
          <li>
            <p>
              {runMessages.linkFor.seat[0]}
              <small>{runMessages.linkFor.seat[1]}</small>
            </p>
            <Button icon="link" onClick={() => void copySeat(seat.name)}>
              {t.seatLink}
            </Button>
            <Select
              aria-label={t.seatOf}
              value={seat.place}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {seated.map(({ name, place }) => (
                <option key={place} value={place}>
                  {`${seatLabel(run, place)} ${name}`}
                </option>
              ))}
            </Select>
          </li>
        )}
      </ul>
    </section>
  );
}
