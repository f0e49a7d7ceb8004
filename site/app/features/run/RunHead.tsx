import { benchOf } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import type { ReactNode } from "react";
import { useClockValue } from "~/browser/clock.ts";
import { LearnRun } from "~/features/fights/LearnLink.tsx";
import { formatDay, formatDayTime, formatServerTime, formatTime, formatTimeZone } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { Countdown } from "~/ui/Countdown.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { runMessages } from "./messages.ts";
import styles from "./RunHead.module.css";
import { runTitle } from "./words.ts";

export function StartClock({ start }: { start: number | null }) {
  const t = runMessages;
  const over = useClockValue((now) => start !== null && start <= now) === true;
  const language = useLanguage();
  const hours = useHourCycle();
  if (start === null) return <p className={styles.none}>{t.noStart}</p>;
  const when = formatDayTime(formatDay(start, language), formatTime(start, language, hours), language);
  return (
    <div className={styles.clock}>
      <p className={styles.label}>{over ? t.started : t.startsIn}</p>
      {!over && <Countdown to={start} />}
      <p>
        <b>{when}</b> {t.yourTime(formatTimeZone(start, language))} · {formatServerTime(start)}
      </p>
    </div>
  );
}

export function RunHead({ run, onEdit, children }: { run: Run; onEdit?: () => void; children?: ReactNode }) {
  const t = runMessages;
  const seated = run.seats.filter(({ name }) => name !== "").length;
  return (
    <Panel className={styles.head}>
      <PageHead
        eyebrow={[
          run.title === "" ? t.title : t.kinds[run.kind],
          ...(run.type === "" ? [] : [t.types[run.type] ?? run.type]),
        ]}
        title={runTitle(run)}
      >
        <Chips label={t.overview}>
          <Chip>{t.seated(seated, run.seats.length)}</Chip>
          {onEdit !== undefined && <Chip>{t.waiting(benchOf(run).length)}</Chip>}
          {run.leader !== "" && <Chip>{t.ledBy(run.leader)}</Chip>}
          {onEdit !== undefined && (
            <li className={styles.edit}>
              <Button kind="quiet" small icon="edit" onClick={onEdit}>
                {t.edit}
              </Button>
            </li>
          )}
        </Chips>
      </PageHead>
      <StartClock start={run.start} />
      <div className={styles.learn}>
        <LearnRun kind={run.kind} />
      </div>
      {children}
    </Panel>
  );
}
