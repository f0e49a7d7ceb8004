import { fullAddress, publicAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText } from "~/browser/share.ts";
import { readySound } from "~/browser/tones.ts";
import { moments, noMoments, putMoment, removeMoment } from "~/features/alarms/moments.ts";
import { askForNotifications } from "~/features/alarms/notifications.ts";
import { USUAL_EARLY } from "~/features/alarms/settings.ts";
import { windowMessages } from "~/features/spawn-windows/messages.ts";
import { useWindowHints } from "~/features/spawn-windows/use-window-hints.ts";
import { discordLines, windowEvent } from "~/features/spawn-windows/window-lines.ts";
import { Button } from "~/ui/Button.tsx";
import { discordMessage } from "~/ui/chat-lines.ts";
import { CallsButton } from "~/ui/over-game/CallsButton.tsx";
import { type Called, SpokenMoments } from "~/ui/over-game/SpokenMoments.tsx";
import { type EveningSpawn, isEnemyWindow, type TonightStep } from "./evening-plan.ts";
import { tonightMessages } from "./messages.ts";
import styles from "./Tonight.module.css";
import { useStepAlarms } from "./use-step-alarms.ts";
import { useStepWords } from "./use-step-words.ts";

const stayOf = ({ stop, start, end }: TonightStep): EveningSpawn => ({ ...stop.window, start, end });

type PlanActionsProps = Readonly<{
  steps: readonly TonightStep[];
  now: number | null;
  /** Name of the calendar. */
  name: string;
  onUndo: (() => void) | null;
}>;

export function PlanActions({ steps, now, name, onUndo }: PlanActionsProps) {
  const t = tonightMessages;
  const w = windowMessages;
  const { nameOf, texts, pathOf } = useStepWords();
  const hintsOf = useWindowHints();
  const { rowOf, momentOf } = useStepAlarms();
  const set = usePreference(moments, noMoments);
  const ahead = steps.filter(({ end }) => now === null || end > now);
  // Without wishes, alarms ring for the whole plan.
  const wished = ahead.filter(({ stop }) => stop.wished);
  const coming = (wished.length > 0 ? wished : ahead).filter(({ start }) => now === null || start > now);
  const called = ahead.map(
    ({ start, stop }): Called => ({
      key: `tonight ${stop.key}`,
      at: start,
      name: nameOf(stop.window),
    }),
  );
  const allSet = coming.length > 0 && coming.every((step) => set.some(({ id }) => id === rowOf(step).id));
  const alarms = () => {
    if (allSet) {
      for (const step of coming) removeMoment(rowOf(step).id);
      announce(t.alarmsGone);
      return;
    }
    readySound();
    const at = deviceNow();
    for (const step of coming) putMoment(momentOf(step, at), at);
    announce(t.alarmsSet);
    void askForNotifications();
  };
  const copy = async () => {
    const lines = discordLines(
      ahead.map((step) => {
        const { window } = step.stop;
        const hints = isEnemyWindow(window) ? { url: fullAddress(pathOf(window)) } : hintsOf(window);
        return { texts: texts(stayOf(step)), hints };
      }),
    );
    const { text, kept } = discordMessage(lines, w.cut);
    const said = kept < lines.length ? w.copiedSome(kept, lines.length) : w.copied;
    announce((await copyText(text)) ? said : w.copyFailed);
  };
  const calendar = async () => {
    const { saveCalendar } = await import("~/features/alarms/calendars/calendar-file.ts");
    const events = ahead.map((step) => {
      const { window } = step.stop;
      return windowEvent(window.filter.id, texts(stayOf(step)), publicAddress(pathOf(window)));
    });
    saveCalendar("tonight", events, { name, now: deviceNow() });
    announce(t.saved);
  };
  return (
    <div className={styles.actions}>
      <Button
        kind={allSet ? "plain" : "primary"}
        icon={allSet ? "bell-ring" : "bell"}
        aria-pressed={allSet}
        disabled={coming.length === 0}
        onClick={alarms}
      >
        {allSet
          ? t.alarmsSet
          : wished.length > 0
            ? t.setWishAlarms(coming.length)
            : t.setAlarms(coming.length)}
      </Button>
      <Button icon="message-circle" disabled={ahead.length === 0} onClick={() => void copy()}>
        {t.copyDiscord}
      </Button>
      <Button icon="calendar-plus" disabled={ahead.length === 0} onClick={() => void calendar()}>
        {t.calendar}
      </Button>
      {onUndo !== null && (
        <Button kind="quiet" icon="undo" onClick={onUndo}>
          {t.undo}
        </Button>
      )}
      <CallsButton />
      <p className={styles.soft}>{t.alarmHint(USUAL_EARLY)}</p>
      <SpokenMoments called={called} subject="tonight" />
    </div>
  );
}
