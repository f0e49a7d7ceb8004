import { closesAt } from "@foray/fieldops/runs/live/board";
import { CHECK_IN_BEFORE } from "@foray/fieldops/runs/live/fields";
import { useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { signUpLink } from "~/features/run/sign-ups/links.ts";
import { formatAside, formatDay, formatDayTime, formatSeries, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { discordPlain, discordTime } from "~/ui/chat-lines.ts";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { runMessages } from "../messages.ts";
import { runTitle } from "../words.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { chatRoom, finderRoom, fitted } from "./post-texts.ts";
import type { Hosting } from "./use-host.ts";

/** Minutes before the start. */
const closings = [0, 30, 60, 180, 24 * 60];
const openings = [15, 30, 60, 90, 120];

export function HostBar({ hosting }: { hosting: Hosting }) {
  const t = signUpMessages;
  const { session, view, keys, relay } = hosting;
  const [busy, setBusy] = useState(false);
  const { run, closes, checkIn } = view.live;
  const language = useLanguage();
  const hours = useHourCycle();
  const closing = closesAt(view.live);
  const link = fullAddress(`/run/sign-up#${signUpLink(relay, run.kind, keys)}`);
  const copy = async (text: string) => announce((await copyText(text)) ? t.copied : t.copyFailed);
  const isClosed = view.inboxState === "closed";
  const title = runTitle(run);
  const discord = t.post.discord(
    discordPlain(title),
    run.title === "" ? "" : runMessages.kinds[run.kind],
    run.start === null
      ? ""
      : runMessages.startsAt(formatAside(discordTime(run.start, "F"), discordTime(run.start, "R"))),
    link,
  );
  const toggle = async () => {
    setBusy(true);
    if (!(await session.setPaused(!isClosed))) announce(t.failed);
    setBusy(false);
  };
  const names = view.hosts.map(({ name }) => (name === "" ? t.host : name));
  return (
    <div className={styles.hostBar}>
      <p className={styles.state} data-state={view.state} role="status">
        <b>{view.state === "live" ? (isClosed ? t.closed : t.open) : t.states[view.state]}</b>{" "}
        <span>{t.signedUp(view.signedUp)}</span>{" "}
        {closing !== null && !isClosed && (
          <span>
            {t.closesAt(
              formatDayTime(formatDay(closing, language), formatTime(closing, language, hours), language),
            )}
          </span>
        )}{" "}
        <span>{names.length === 0 ? t.aloneHere : t.editing(formatSeries(names))}</span>{" "}
        {view.pending > 0 && view.state === "alone" && <span>{t.waiting(view.pending)}</span>}
        {view.inboxState === "flooded" && <span data-warn>{t.flooded}</span>}
      </p>
      <div className={styles.linkRow}>
        <input
          className={controlClass}
          aria-label={t.formLink}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button kind="primary" icon="message-circle" onClick={() => void copy(discord)}>
          {t.copyDiscord}
        </Button>
        <Button icon="link" onClick={() => void copy(link)}>
          {t.copyLink}
        </Button>
        <Button
          small
          kind="quiet"
          onClick={() => void copy(fitted((name) => t.post.game(name, link), title, chatRoom))}
        >
          {t.copyShout}
        </Button>
        <Button
          small
          kind="quiet"
          onClick={() => void copy(fitted((name) => t.post.game(name, link), title, finderRoom))}
        >
          {t.copyFinder}
        </Button>
        <Button small kind="quiet" disabled={busy} onClick={() => void toggle()}>
          {isClosed ? t.reopen : t.close}
        </Button>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.live.shared}
          onChange={({ currentTarget }) => session.setShared(currentTarget.checked)}
        />{" "}
        <span>
          {t.shareSeats} <small>{t.shareSeatsHint}</small>
        </span>
      </label>
      {run.start === null ? (
        <p className={styles.soft}>{t.needsStart}</p>
      ) : (
        <div className={styles.before}>
          <Field label={t.closing}>
            {(ids) => (
              <Select
                {...ids}
                value={closes ?? ""}
                onChange={({ target }) =>
                  session.setBefore("closes", target.value === "" ? null : Number(target.value))
                }
              >
                <option value="">{t.closesByHand}</option>
                {withCurrent(closings, closes).map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {t.before(minutes)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t.checkInOpens}>
            {(ids) => (
              <Select
                {...ids}
                value={checkIn}
                onChange={({ target }) => {
                  const minutes = Number(target.value);
                  session.setBefore("checkIn", minutes === CHECK_IN_BEFORE ? null : minutes);
                }}
              >
                {withCurrent(openings, checkIn).map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {t.before(minutes)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

/** Another version of the page may have set a value that is not offered here. */
const withCurrent = (choices: readonly number[], current: number | null): readonly number[] =>
  current === null || choices.includes(current) ? choices : [...choices, current].toSorted((a, b) => a - b);
