import { dutyOf, partyNames } from "@foray/fieldops/runs/duties";
import { checkInOpensAt } from "@foray/fieldops/runs/live/board";
import { type CheckIn, type CheckInKind, checkInKinds, MAX_LATE } from "@foray/fieldops/runs/live/fields";
import { playerId } from "@foray/fieldops/runs/live/player-id";
import { nameKey } from "@foray/fieldops/runs/people";
import type { Run } from "@foray/fieldops/runs/types";
import { useCallback, useState } from "react";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { fromBase64Url } from "~/features/boards/live/base64url.ts";
import { checkInText } from "~/features/run/sign-ups/check-in.ts";
import { inboxKeys } from "~/features/run/sign-ups/keys.ts";
import { type LiveLink, readerLink } from "~/features/run/sign-ups/links.ts";
import { sealSlot } from "~/features/run/sign-ups/sealing.ts";
import { formatDay, formatDayTime, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { runMessages } from "../messages.ts";
import SeatPage from "../SeatPage.tsx";
import { wholeLink } from "../use-run.ts";
import { runTitle } from "../words.ts";
import { AsOf } from "./AsOf.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { usePlayer } from "./use-player.ts";
import { type Reading, useReader } from "./use-reader.ts";

type SeatLink = Extract<LiveLink, { of: "seat" }>;

export default function LiveSeat({ link, fragment }: { link: SeatLink; fragment: string }) {
  const t = signUpMessages;
  const reading = useReader(link);
  if (reading === undefined || typeof reading === "string")
    return (
      <article className={styles.page}>
        <PageHead title={t.seatTitle} />
        <Note kind={reading === undefined ? "info" : "warn"}>
          <p>{reading === undefined ? t.connecting : reading === "noRelay" ? t.noRelay : t.cannotSeal}</p>
        </Note>
      </article>
    );
  return <Seat reading={reading} link={link} fragment={fragment} />;
}

/** `place` is -1 for a player without a seat. */
function whereIs(run: Run, player: string): Readonly<{ name: string; place: number }> {
  const place = run.seats.findIndex(({ name }) => name !== "" && playerId(name) === player);
  const name =
    run.seats[place]?.name ?? run.people.find((person) => playerId(person.name) === player)?.name ?? "";
  return { name, place };
}

function Seat({ reading, link, fragment }: { reading: Reading; link: SeatLink; fragment: string }) {
  const t = signUpMessages;
  const { run, checkIns } = reading.live;
  const { name, place } = whereIs(run, link.player);
  const said = checkIns.get(nameKey(name));
  const support =
    dutyOf(run.kind).support && Math.floor(place / dutyOf(run.kind).partySize) === partyNames(run).length - 1;
  const passcode = support ? run.passcodes.support : run.passcodes.main;
  const checkIn = <CheckInPanel key="in" reading={reading} link={link} said={said} />;
  return (
    <>
      <AsOf view={reading.view} />
      {place >= 0 ? (
        <SeatPage
          run={run}
          link={wholeLink}
          place={place}
          live={{
            path: `/run/live#${fragment}`,
            board: `/run/live#${readerLink(link.relay, link)}`,
            passcode,
            panel: checkIn,
          }}
        />
      ) : (
        <article className={styles.page}>
          <PageHead eyebrow={runMessages.kinds[run.kind]} title={runTitle(run)} />
          <Panel className={styles.sentPanel}>
            <p>{name === "" ? runMessages.seatEmpty : t.onBench}</p>
            {checkIn}
          </Panel>
        </article>
      )}
    </>
  );
}

const lateChoices = [5, 10, 15, 30, 60].filter((minutes) => minutes <= MAX_LATE);

/** Before check-in opens, offers only “not coming”. */
function CheckInPanel({
  reading,
  link,
  said,
}: {
  reading: Reading;
  link: SeatLink;
  said: CheckIn | undefined;
}) {
  const t = signUpMessages;
  const inbox = reading.view.board.get("r/inbox")?.value;
  const box = reading.view.board.get("r/box")?.value;
  const boxBytes = typeof box === "string" ? fromBase64Url(box) : undefined;
  const known = typeof inbox === "string" && boxBytes?.length === 32;
  const inboxOf = useCallback(
    () => inboxKeys(link.signPublic, fromBase64Url(String(box)) ?? new Uint8Array(), String(inbox)),
    [link, box, inbox],
  );
  const side = usePlayer(link.relay, known ? inboxOf : null, link.seed, null);
  const [choosing, setChoosing] = useState(false);
  const [sent, setSent] = useState<Readonly<{ kind: CheckInKind; late: number }> | null>(null);
  const language = useLanguage();
  const hours = useHourCycle();
  const opens = checkInOpensAt(reading.live);
  const isEarly = useClockValue((now) => opens !== null && now < opens) === true;
  if (!known || side.keys === null) return null;
  const { keys, send, view } = side;
  const answer = async (kind: CheckInKind, late: number) => {
    setChoosing(false);
    setSent({ kind, late });
    // Later than the last answer even if the device's clock was set back.
    const time = Math.max(deviceNow(), ((said?.at ?? 0) + 1) * 60_000);
    const sealed = await sealSlot(keys.inbox, keys.player, {
      kind: "checkIn",
      time,
      text: checkInText(kind, late),
    });
    send(sealed);
  };
  const current = sent ?? said;
  const isShown = sent === null || (said !== undefined && said.kind === sent.kind && said.late === sent.late);
  const icons = { here: "check", late: "clock", no: "x" } as const;
  const labels = { here: t.imHere, late: t.late, no: t.notComing } as const;
  return (
    <div className={styles.answers}>
      <div className={styles.answerRow}>
        {checkInKinds
          .filter((kind) => kind === "no" || !isEarly || current !== undefined)
          .map((kind) => (
            <Button
              key={kind}
              icon={icons[kind]}
              kind={kind === "here" && current === undefined ? "primary" : "plain"}
              aria-pressed={current?.kind === kind}
              onClick={() => (kind === "late" ? setChoosing(true) : void answer(kind, 0))}
            >
              {labels[kind]}
            </Button>
          ))}
      </div>
      {isEarly && opens !== null && (
        <p className={styles.soft}>
          {t.checkInFrom(
            formatDayTime(formatDay(opens, language), formatTime(opens, language, hours), language),
          )}
        </p>
      )}
      {choosing && (
        <fieldset className={styles.answerRow}>
          <legend>{t.lateChoice}</legend>
          {lateChoices.map((minutes) => (
            <Button key={minutes} small onClick={() => void answer("late", minutes)}>
              {t.minutes(minutes)}
            </Button>
          ))}
        </fieldset>
      )}
      <p role="status" className={styles.soft}>
        {current !== undefined && (
          <>
            {t.youSaid(
              current.kind === "late" && current.late > 0 ? t.lateBy(current.late) : t.answers[current.kind],
            )}{" "}
            {isShown
              ? t.answerShown
              : view.state === "kept" || view.state === "busy"
                ? t.sent[view.state]
                : t.answerSent}
          </>
        )}
      </p>
    </div>
  );
}
