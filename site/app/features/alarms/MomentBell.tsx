import { announce } from "~/browser/announce.ts";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { readySound } from "~/browser/tones.ts";
import { Button } from "~/ui/Button.tsx";
import { alarmMessages } from "./messages.ts";
import { moments, noMoments, putMoment, removeMoment } from "./moments.ts";
import { askForNotifications } from "./notifications.ts";
import { type RowMoment, useRowMoment } from "./row-moment.ts";

type MomentBellProps = RowMoment & Readonly<{ label: string; small?: boolean }>;

/** Sets a one-time ring shortly before a row's start; pressed again, removes it. */
export function MomentBell({ label, small = false, ...row }: MomentBellProps) {
  const t = alarmMessages;
  const momentOf = useRowMoment();
  const isSet = usePreference(moments, noMoments).some(({ id }) => id === row.id);
  const isOver = useClockValue((now) => row.start <= now) === true;
  const press = () => {
    if (isSet) {
      removeMoment(row.id);
      announce(t.removed);
      return;
    }
    readySound();
    const at = deviceNow();
    putMoment(momentOf(row, at), at);
    announce(t.added(label));
    void askForNotifications();
  };
  return (
    <Button
      kind="quiet"
      small={small}
      icon={isSet ? "bell-ring" : "bell"}
      iconOnly
      aria-pressed={isSet}
      disabled={isOver}
      onClick={press}
    >
      {t.title(label)}
    </Button>
  );
}
