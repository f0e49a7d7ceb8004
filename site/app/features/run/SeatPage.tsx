import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { readerView } from "@foray/fieldops/runs/codec";
import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { eveningOf } from "@foray/fieldops/runs/evening";
import { shownRole } from "@foray/fieldops/runs/kits";
import { phantomsOf } from "@foray/fieldops/runs/needs";
import type { RunTask } from "@foray/fieldops/runs/seat-words";
import type { Run } from "@foray/fieldops/runs/types";
import { lazy, type ReactNode } from "react";
import { Link } from "react-router";
import { fullAddress } from "~/browser/address.ts";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { saveCalendar } from "~/features/alarms/calendars/calendar-file.ts";
import { LearnRun } from "~/features/fights/LearnLink.tsx";
import { formatDate, formatSeries, formatTime } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { Evening, MomentBell } from "./Evening.tsx";
import { JobMark, TaskGlyph } from "./JobMark.tsx";
import { LinkFaults } from "./LinkFaults.tsx";
import { runMessages } from "./messages.ts";
import { ReadOnlyBoard } from "./ReadOnlyBoard.tsx";
import { StartClock } from "./RunHead.tsx";
import styles from "./SeatPage.module.css";
import { type LinkState, runAddress } from "./use-run.ts";
import { jobName, runTitle } from "./words.ts";

const SeatKit = lazy(() => import("./SeatKit.tsx"));

/** Assumed length of a run in ms, for the calendar. */
const RUN_LENGTH = 2 * 3_600_000;

export default function SeatPage({
  run,
  link,
  place,
  live,
}: {
  run: Run;
  link: LinkState;
  place: number;
  /** For a live run: its links relative to the site, the passcode once it is out, and the check-in. */
  live?: Readonly<{ path: `/${string}`; board: `/${string}`; passcode: string; panel: ReactNode }>;
}) {
  const t = runMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const language = useLanguage();
  const hours = useHourCycle();
  const { start } = run;
  const isOver = useClockValue((now) => start !== null && start + RUN_LENGTH < now) === true;
  const duty = dutyOf(run.kind);
  const seat = run.seats[place];
  if (seat === undefined) return null;
  const phantom = phantomsOf(run)[place] ?? null;
  const label = seatLabel(run, place);
  const party = Math.floor(place / duty.partySize);
  const inSupport = duty.support && party === partyNames(run).length - 1;
  const passcode = eveningOf(run).find(({ step }) => step === (inSupport ? "support" : "main"));
  const path = live?.path ?? runAddress(run, { of: "seat", place });
  const job = seat.plays === null ? t.roles[shownRole(seat)] : jobName(seat.plays);
  const othersWith = (task: RunTask) =>
    run.seats.flatMap(({ name, tasks }, at) =>
      at !== place && tasks.includes(task) ? [`${seatLabel(run, at)} ${name}`.trim()] : [],
    );
  const saveEvent = () => {
    if (start === null) return;
    saveCalendar(
      `run-${label}`,
      [
        {
          uid: `run-${start}-${label}`,
          start,
          end: start + RUN_LENGTH,
          title: `${runTitle(run)}: ${t.youAre(label)}`,
          description: t.kinds[run.kind],
          url: fullAddress(path),
          alarms: [duty.passcodeMinutes.main],
        },
      ],
      { name: runTitle(run), now: deviceNow() },
    );
  };
  return (
    <article className={styles.page}>
      <LinkFaults link={link} />
      {isOver && start !== null && <Note>{t.wasOn(formatDate(start, language))}</Note>}
      <Panel className={styles.head}>
        <div>
          <p className={styles.eyebrow}>
            <span>{t.kinds[run.kind]}</span>
            {run.title !== "" && (
              <span>
                <bdi>{run.title}</bdi>
              </span>
            )}
          </p>
          <div className={styles.you}>
            <JobMark role={seat.role} job={seat.plays} size="large" />
            <div>
              <h1>{t.youAre(label)}</h1>
              <p>
                <b>{job}</b>
                {" · "}
                {t.seatLine("", t.party(partyNames(run)[party] ?? ""), run.leaders[party] ?? "")}
                {run.leader !== "" && ` · ${t.runBy(run.leader)}`}
              </p>
              <p className={styles.soft}>
                {seat.name === "" ? t.seatEmpty : t.playerIs(seat.name)}
                {seat.before !== "" && ` ${t.replaces(seat.before)}`}
              </p>
            </div>
          </div>
        </div>
        <StartClock start={start} />
        <div className={styles.acts}>
          {passcode !== undefined && (
            <span className={styles.bell}>
              <MomentBell
                id={`seat:${label}:${run.kind}`}
                at={passcode.at}
                title={`${runTitle(run)}: ${t.steps[passcode.step]}`}
                path={path}
              />
              {t.alarmAt(formatTime(passcode.at, language, hours))}
            </span>
          )}
          {start !== null && (
            <Button icon="calendar-plus" onClick={saveEvent}>
              {t.calendar}
            </Button>
          )}
          <ButtonLink icon="users" to={live?.board ?? runAddress(run, readerView)}>
            {t.wholeBoard}
          </ButtonLink>
          <LearnRun
            kind={run.kind}
            player={{ role: shownRole(seat), party: partyNames(run)[party] ?? "", job: phantom }}
          />
          <Button icon="printer" onClick={() => window.print()}>
            {t.print}
          </Button>
          {live !== undefined && live.passcode !== "" ? (
            <p role="status">
              {t.mainPasscode} <b>{live.passcode}</b>
            </p>
          ) : (
            passcode !== undefined && (
              <p className={styles.soft}>{t.passcodeAt(formatTime(passcode.at, language, hours))}</p>
            )
          )}
        </div>
        {live?.panel}
      </Panel>
      <div className={styles.columns}>
        <section>
          <h2>{t.bring}</h2>
          {duty.brings === "job" ? (
            <p>
              {phantom === null ? (
                t.bringNothing
              ) : (
                <Link to={`/occult/phantomjob/${phantom}`}>
                  {t.phantomJob} {phantomName(phantom).text}
                </Link>
              )}
            </p>
          ) : seat.plan === "" ? (
            <p className={styles.soft}>{t.bringNothing}</p>
          ) : (
            <Part waiting={<p className={styles.soft}>…</p>}>
              <SeatKit plan={seat.plan} brings={duty.brings} />
            </Part>
          )}
        </section>
        <div className={styles.side}>
          <section>
            <h2>{t.tasksYours}</h2>
            {seat.tasks.length === 0 ? (
              <p className={styles.soft}>{t.noTasks}</p>
            ) : (
              <ul className={styles.tasks}>
                {seat.tasks.map((task) => (
                  <li key={task}>
                    <Plate size={34}>
                      <TaskGlyph task={task} size={20} />
                    </Plate>
                    <p>
                      <b>{t.task[task]}</b>
                      {othersWith(task).length > 0 && (
                        <small>{t.taskAlso(formatSeries(othersWith(task), language))}</small>
                      )}
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {start !== null && (
            <section>
              <h2>{t.evening}</h2>
              <Evening
                run={run}
                view={{ of: "seat", place }}
                only={[inSupport ? "support" : "main", "start"]}
                stacked
              />
            </section>
          )}
          <ReadOnlyBoard run={run} party={party} />
        </div>
      </div>
    </article>
  );
}
