import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { lazy, useMemo } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { copyText } from "~/browser/share.ts";
import { saveCalendar } from "~/features/alarms/calendars/calendar-file.ts";
import type { Bytes } from "~/features/run/sign-ups/bytes.ts";
import { type LiveLink, readLink, seatLink, signUpLink } from "~/features/run/sign-ups/links.ts";
import type { PlayerView } from "~/features/run/sign-ups/player-client.ts";
import { formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { MomentBell } from "../Evening.tsx";
import { runMessages } from "../messages.ts";
import { StartClock } from "../RunHead.tsx";
import { jobName } from "../words.ts";
import type { OwnSignUp } from "./kept.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { OwnedItems } from "./OwnedItems.tsx";

const LiveSeat = lazy(() => import("./LiveSeat.tsx"));

/** Assumed length of a run in ms, for the calendar. */
const RUN_LENGTH = 2 * 3_600_000;

export function SignUpSent({
  link,
  seed,
  own,
  view,
  closed,
  onChange,
  onWithdraw,
}: {
  link: Extract<LiveLink, { of: "signUp" }>;
  seed: Bytes;
  own: OwnSignUp;
  view: PlayerView;
  closed: string | null;
  onChange: () => void;
  onWithdraw: () => void;
}) {
  const t = signUpMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const { notice, state } = view;
  const { form } = own;
  const fragment = view.seat === null ? null : seatLink(link.relay, view.seat);
  const seat = useMemo(() => (fragment === null ? undefined : readLink(fragment)), [fragment]);
  const start = notice?.start == null ? null : notice.start * 60_000;
  const ownLink = `/run/sign-up#${signUpLink(link.relay, link.kind, link, seed)}` as const;
  const title = notice === null || notice.title === "" ? runMessages.kinds[link.kind] : notice.title;
  const saveEvent = () => {
    if (start === null) return;
    saveCalendar(
      "run",
      [
        {
          uid: `run-${start}-${own.inbox.slice(0, 8)}`,
          start,
          end: start + RUN_LENGTH,
          title,
          description: runMessages.kinds[link.kind],
          url: fullAddress(ownLink),
          alarms: [30],
        },
      ],
      { name: title, now: deviceNow() },
    );
  };
  const copyOwn = async () => announce((await copyText(fullAddress(ownLink))) ? t.copied : t.copyFailed);
  const reached = state === "seen" ? 3 : state === "sent" ? 2 : 1;
  const facts = [
    form.wishes.length === 0
      ? runMessages.anything
      : formatSeries(
          form.wishes.map(({ role, job }) => (job === null ? runMessages.roles[role] : jobName(job))),
        ),
    ...(form.phantom.length === 0 ? [] : [formatSeries(form.phantom.map((job) => phantomName(job).text))]),
    ...(form.tasks.length === 0 ? [] : [formatSeries(form.tasks.map((task) => runMessages.task[task]))]),
    ...(form.status === "in" ? [] : [t.statuses[form.status]]),
    ...[form.times, form.company === "" ? "" : t.with(form.company), form.note].filter((text) => text !== ""),
  ];
  return (
    <>
      {closed !== null && (
        <Note kind="warn">
          <p>{closed}</p>
        </Note>
      )}
      {seat?.of === "seat" && fragment !== null && !own.withdrawn && (
        <Part>
          <LiveSeat link={seat} fragment={fragment} />
        </Part>
      )}
      {(seat === undefined || own.withdrawn) && (
        <Panel className={styles.sentPanel}>
          <PageHead
            eyebrow={[
              runMessages.kinds[link.kind],
              ...(title === runMessages.kinds[link.kind] ? [] : [title]),
            ]}
            title={own.withdrawn ? t.withdrawnTitle : t.sentTitle}
          />
          <ol className={styles.steps}>
            {t.steps.map((step, at) => (
              <li key={step} data-done={at < reached || undefined}>
                <UiIcon id={at < reached ? "check" : "clock"} size={16} /> {step}
              </li>
            ))}
          </ol>
          <p role="status">{own.withdrawn ? t.withdrawnNote : state !== "none" && t.sent[state]}</p>
          {!own.withdrawn && <p className={styles.soft}>{t.noSeatYet}</p>}
          {start !== null && !own.withdrawn && (
            <>
              <StartClock start={start} />
              <p className={styles.acts}>
                <Button icon="calendar-plus" onClick={saveEvent}>
                  {t.calendar}
                </Button>
                <MomentBell id={`sign-up:${own.inbox.slice(0, 8)}`} at={start} title={title} path={ownLink} />
              </p>
            </>
          )}
        </Panel>
      )}
      <section className={styles.sent}>
        <header>
          <h2>{t.whatYouSent}</h2>
        </header>
        <ul>
          <li>
            <b>
              <bdi>{form.name}</bdi>
            </b>{" "}
            {form.world !== "" && <bdi>{form.world}</bdi>}
          </li>
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
        {form.owns.length > 0 && <OwnedItems owns={form.owns} />}
        <p className={styles.acts}>
          <Button icon="edit" onClick={onChange}>
            {own.withdrawn ? t.again : t.change}
          </Button>
          <Button icon="link" onClick={() => void copyOwn()}>
            {t.ownLink}
          </Button>
          {!own.withdrawn && (
            <Button kind="quiet" icon="user-minus" onClick={onWithdraw}>
              {t.withdraw}
            </Button>
          )}
        </p>
        <p className={styles.soft}>{t.ownLinkHint}</p>
        <p className={styles.soft}>{t.privacy}</p>
      </section>
    </>
  );
}
