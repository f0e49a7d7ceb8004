import {
  checkInstance,
  type InstanceVerdict,
  parseAppearance,
  parseTimeLeft,
  type TimeLeft,
} from "@foray/fieldops/forecast/instance-check";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { appearanceOf } from "@foray/fieldops/instance-board/appearances";
import { FORGOTTEN_MS, newest } from "@foray/fieldops/instance-board/observations";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useStore } from "~/browser/store.ts";
import { noTimers, timers } from "~/features/boards/boards.ts";
import { formatSentences, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { localCalendar } from "~/i18n/zone.ts";
import { controlClass, Field } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./InstanceCheck.module.css";
import {
  type AnswerField,
  answerAt,
  answerKey,
  instanceAnswers,
  noAnswers,
  type Typed,
  writeAnswer,
} from "./instance-answers.ts";
import { forecastMessages } from "./messages.ts";

const midnightOf = (at: number) => localCalendar.instant(localCalendar.dayAt(at), 0);

function timeLeftOf(typed: Typed | undefined): TimeLeft | null {
  const minutes = typed === undefined ? null : parseTimeLeft(typed.text);
  return typed === undefined || minutes === null ? null : { minutes, at: typed.at };
}

/** Unix ms, or null if the text could not be parsed. */
const appearanceAt = (typed: Typed | undefined): number | null =>
  typed === undefined ? null : parseAppearance(typed.text, typed.at, midnightOf(typed.at));

export function InstanceCheck({ window }: Readonly<{ window: SpawnWindow | null | undefined }>) {
  const t = forecastMessages.check;
  const answers = usePreference(instanceAnswers, noAnswers);
  const board = useBoardAppearance(window?.filter.notoriousMonster);
  const language = useLanguage();
  const cycle = useHourCycle();
  const zone = window?.filter.zone ?? "";
  const keys = {
    lowest: answerKey("lowest", zone),
    own: answerKey("own", zone),
    appeared: answerKey("appeared", window?.filter.id ?? ""),
  };
  // Rounded to limit renders.
  const present = useClockValue((now) => Math.floor(now / FORGOTTEN_MS) * FORGOTTEN_MS) ?? null;
  const typedOf = (field: AnswerField) =>
    present === null ? undefined : answerAt(answers, keys[field], present);
  const appeared = appearanceAt(typedOf("appeared"));
  const fields = [
    { field: "lowest", label: t.lowest, hint: t.lowestHint, unread: t.unread, read: timeLeftOf },
    { field: "own", label: t.own, hint: t.ownHint, unread: t.unread, read: timeLeftOf },
    {
      field: "appeared",
      label: t.appeared,
      hint: board === null ? t.appearedHint : t.fromBoard(formatTime(board, language, cycle)),
      unread: t.unreadTime,
      read: appearanceAt,
    },
  ] as const;
  return (
    <section className={styles.check} aria-labelledby="instance-check">
      <h2 id="instance-check">{t.title}</h2>
      <div className={styles.fields}>
        {fields.map(({ field, label, hint, unread, read }) => {
          const typed = typedOf(field);
          const isWrong = typed !== undefined && typed.text.trim() !== "" && read(typed) === null;
          return (
            <Field key={field} label={label} hint={isWrong ? unread : hint}>
              {(ids) => (
                <input
                  {...ids}
                  className={controlClass}
                  inputMode="text"
                  autoComplete="off"
                  size={8}
                  maxLength={60}
                  aria-invalid={isWrong}
                  value={typed?.text ?? ""}
                  onChange={({ currentTarget }) => writeAnswer(keys[field], currentTarget.value, deviceNow())}
                />
              )}
            </Field>
          );
        })}
      </div>
      <div role="status" className={styles.answer}>
        {window && (
          <Answer
            window={window}
            lowest={timeLeftOf(typedOf("lowest"))}
            own={timeLeftOf(typedOf("own"))}
            appeared={appeared ?? board}
          />
        )}
      </div>
    </section>
  );
}

/** Last appearance noted on the zone's board (Unix ms). */
function useBoardAppearance(monster: string | undefined): number | null {
  const list = useStore(timers, noTimers);
  const at = useClockValue((now) => {
    const own = newest(
      list,
      now,
      ({ kind, id, moment }) => kind === "monster" && id === monster && moment !== "seen",
    );
    return own === undefined ? "none" : appearanceOf(own, list, now).at;
  });
  return typeof at === "number" ? at : null;
}

type AnswerProps = Readonly<{
  window: SpawnWindow;
  lowest: TimeLeft | null;
  own: TimeLeft | null;
  appeared: number | null;
}>;

function Answer({ window, ...answers }: AnswerProps) {
  const t = forecastMessages.check;
  const language = useLanguage();
  const cycle = useHourCycle();
  const check = checkInstance(window.filter, window, answers, window.choice?.id);
  if (check === null) return null;
  const time = (instant: number) => formatTime(instant, language, cycle);
  const { verdict, openSince, ownEnd } = check;
  const isBad = verdict.kind === "wasOpen" || (verdict.kind === "back" && !verdict.inTime);
  return (
    <>
      <Note kind={isBad ? "warn" : "info"}>
        <Verdict verdict={verdict} openSince={openSince} end={window.end} />
      </Note>
      {ownEnd !== null && (
        <Note kind={ownEnd.falls === "before" ? "warn" : "info"}>
          {ownEnd.falls === "before"
            ? t.ownBefore(time(ownEnd.at), time(window.start))
            : (ownEnd.falls === "during" ? t.ownDuring : t.ownAfter)(time(ownEnd.at))}
        </Note>
      )}
    </>
  );
}

type VerdictProps = Readonly<{ verdict: InstanceVerdict; openSince: number | null; end: number }>;

function Verdict({ verdict, openSince, end }: VerdictProps) {
  const t = forecastMessages.check;
  const language = useLanguage();
  const cycle = useHourCycle();
  const time = (instant: number) => formatTime(instant, language, cycle);
  const range = (from: number, to: number) => formatTimeRange(from, to, language, cycle);
  switch (verdict.kind) {
    case "back":
      return formatSentences([
        t.back(time(verdict.appeared), time(verdict.from)),
        ...(verdict.inTime ? [] : [t.backLate(time(end))]),
      ]);
    case "wasOpen": {
      const { during, back, inTime } = verdict;
      return formatSentences([
        t.wasOpen(time(openSince ?? during.from), range(during.from, during.to)),
        ...(inTime ? [t.wasOpenLate(range(back.from, back.to))] : []),
      ]);
    }
    case "notListed":
      return formatSentences([...(openSince === null ? [] : [t.openSince(time(openSince))]), t.notListed]);
    case "unknown":
      return t.unknown;
    case "free":
      return formatSentences([...(openSince === null ? [] : [t.openSince(time(openSince))]), t.free]);
  }
}
