import type { ListedEvent, ReadSignUps, WallStart } from "@foray/fieldops/runs/sign-ups/types";
import { formatDate, formatDayTime, formatSentences, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { localCalendar } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { runMessages } from "./messages.ts";
import styles from "./SignUpField.module.css";

/** A list without a time zone means the leader's local time. */
const instantOf = ({ year, month, day, hour, minute }: WallStart): number =>
  localCalendar.instant({ year, month: month - 1, day, weekday: 0 }, hour * 60 + minute);

/** Unix ms; null if the list has no start. */
export const startOf = ({ start, startsAt }: Pick<ReadSignUps, "start" | "startsAt">): number | null =>
  start ?? (startsAt === null ? null : instantOf(startsAt));

function useStartText() {
  const language = useLanguage();
  const cycle = useHourCycle();
  return (at: number) => formatDayTime(formatDate(at, language), formatTime(at, language, cycle));
}

export function EventFacts({ read }: { read: ReadSignUps }) {
  const t = runMessages;
  const startText = useStartText();
  const start = startOf(read);
  if (read.title === "" && start === null) return null;
  return (
    <p className={styles.event}>
      {formatSentences([
        t.eventTaken(read.title, start === null ? "" : startText(start)),
        ...(read.startsAt === null ? [] : [t.eventLocal]),
      ])}
    </p>
  );
}

export function EventChoice({
  events,
  chosen,
  onChoose,
}: Readonly<{
  events: readonly ListedEvent[];
  chosen: number | null;
  onChoose: (event: number) => void;
}>) {
  const t = runMessages;
  const startText = useStartText();
  return (
    <fieldset className={styles.events}>
      <legend>{t.whichEvent}</legend>
      {events.map(({ title, startsAt, people }, at) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: events are identified by their position
          key={at}
          small
          kind={chosen === at ? "primary" : "plain"}
          aria-pressed={chosen === at}
          onClick={() => onChoose(at)}
        >
          {t.eventOption(title, startsAt === null ? "" : startText(instantOf(startsAt)), people)}
        </Button>
      ))}
    </fieldset>
  );
}
