import { leaderView, type RunView, readerView } from "@foray/fieldops/runs/codec";
import { seatLabel } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Select } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { runAddress } from "./use-run.ts";

export function Links({ run }: { run: Run }) {
  const t = runMessages;
  const first = Math.max(
    0,
    run.seats.findIndex(({ name }) => name !== ""),
  );
  const [place, setPlace] = useState<number | null>(null);
  const [shown, setShown] = useState<RunView["of"] | null>(null);
  const seat = place ?? first;
  const views: readonly RunView[] = [readerView, { of: "seat", place: seat }, leaderView];
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t.links}</h2>
      </header>
      <ul className={styles.links}>
        {views.map((view) => (
          <li key={view.of}>
            <p>
              {t.linkFor[view.of][0]}
              <small>{t.linkFor[view.of][1]}</small>
            </p>
            <Button
              icon={view.of === "leader" ? "key" : "link"}
              aria-label={formatLabelled(t.copyLink, t.linkFor[view.of][0])}
              onClick={() => {
                setShown(view.of);
                void copyText(fullAddress(runAddress(run, view))).then((copied) =>
                  announce(copied ? t.copied : t.copyFailed),
                );
              }}
            >
              {t.copyLink}
            </Button>
            {view.of === "seat" && (
              <Select
                aria-label={t.seatOfLink}
                value={seat}
                onChange={({ target }) => setPlace(Number(target.value))}
              >
                {run.seats.map(({ name }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their position
                  <option key={at} value={at}>
                    {[seatLabel(run, at), name].filter((part) => part !== "").join(" ")}
                  </option>
                ))}
              </Select>
            )}
            {shown === view.of && (
              <input
                className={controlClass}
                aria-label={t.linkFor[view.of][0]}
                readOnly
                value={fullAddress(runAddress(run, view))}
                onFocus={(event) => event.target.select()}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
