import jobNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { dutyOf } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { latePart } from "~/browser/parts.tsx";
import { copyText } from "~/browser/share.ts";
import { formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { discordPlain } from "~/ui/chat-lines.ts";
import { controlClass, Field } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import { seatAddress } from "./plans.ts";
import styles from "./Run.module.css";
import { discordPosts } from "./texts.ts";
import { runAddress } from "./use-run.ts";

const EmbedButton = latePart("EmbedButton", () => import("~/ui/embed/EmbedButton.tsx"));

/** The run for others: one link, posts for the chat, a sheet of paper. */
export function GiveOut({ run }: { run: Run }) {
  const t = runMessages;
  const jobName = useGameNames("fieldops/phantom-jobs", jobNames);
  const [shown, setShown] = useState(false);
  const duty = dutyOf(run.kind);
  const copy = async (text: string) => announce((await copyText(text)) ? t.copied : t.copyFailed);

  const posts = (address: (path: `/${string}`) => string) => {
    const names = duty.parties[run.naming] ?? [];
    return discordPosts({
      title: run.title === "" ? t.kinds[run.kind] : run.title,
      facts: [
        t.kinds[run.kind] + (run.type === "" ? "" : ` · ${t.types[run.type] ?? run.type}`),
        ...(run.leader === "" ? [] : [t.ledBy(discordPlain(run.leader))]),
        ...(run.start === null ? [] : [t.startsAt(`<t:${Math.floor(run.start / 1000)}:F>`)]),
      ],
      parties: names.map((party, index) => ({
        name: t.party(party),
        seats: run.seats
          .slice(index * duty.partySize, (index + 1) * duty.partySize)
          .map(({ role, job, tasks, plan, name }, at) => {
            const brings = formatSeries([
              t.roles[role],
              ...(job === null ? [] : [jobName(job).text]),
              ...tasks.map((task) => t.task[task]),
            ]);
            const where = seatAddress({ plan, job }, duty.brings);
            const link = where === null ? "" : ` <${address(where)}>`;
            return `${t.seat(party, at + 1)} ${name === "" ? "–" : discordPlain(name)} (${brings})${link}`;
          }),
      })),
      link: address(runAddress(run)),
    });
  };
  // Without the origin, which the prerendered page does not know: only how many there are.
  const count = posts((path) => `https://${"x".repeat(24)}${path}`).length;

  return (
    <section className={`${styles.part} ${styles.unprinted}`}>
      <h2>{t.give}</h2>
      <p className={styles.row}>
        <Button
          kind="primary"
          icon="link"
          onClick={() => {
            setShown(true);
            void copy(fullAddress(runAddress(run)));
          }}
        >
          {t.link}
        </Button>
        {Array.from({ length: count }, (_, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a post is its number
            key={index}
            icon="message-circle"
            onClick={() => void copy(posts(fullAddress)[index] ?? "")}
          >
            {t.post(index + 1, count)}
          </Button>
        ))}
        <Button icon="printer" onClick={() => window.print()}>
          {t.print}
        </Button>
        <EmbedButton
          target={{ what: "run", id: runAddress(run).replace("/run/", "") }}
          name={run.title === "" ? t.kinds[run.kind] : run.title}
        />
      </p>
      {shown && (
        <Field label={t.linkLabel}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              readOnly
              value={fullAddress(runAddress(run))}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
    </section>
  );
}
