import { lazy, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { readySound } from "~/browser/tones.ts";
import { askForNotifications } from "~/features/alarms/notifications.ts";
import { alarms, noAlarms, putAlarm, USUAL_EARLY } from "~/features/alarms/settings.ts";
import { type AlarmTarget, targetKey } from "~/features/alarms/targets.ts";
import { Button } from "~/ui/Button.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { alarmMessages } from "./messages.ts";

const AlarmDialog = lazy(() => import("./AlarmDialog.tsx"));

/**
 * Sets a forecast filter's alarm and asks for notifications, or opens the alarm if it is set.
 * @param name displayed name, including the mob if the filter has a choice
 */
export function AlarmButton({ target, name }: { target: AlarmTarget; name: string }) {
  const t = alarmMessages;
  const { list } = usePreference(alarms, noAlarms);
  const [open, setOpen] = useState(false);
  const key = targetKey(target);
  const alarm = list.find((one) => targetKey(one) === key);
  const press = () => {
    if (alarm === undefined) {
      readySound();
      putAlarm({ ...target, early: USUAL_EARLY, start: true }, deviceNow());
      announce(t.added(name));
      void askForNotifications();
    }
    setOpen(true);
  };
  return (
    <>
      <Button
        kind={alarm === undefined ? "primary" : "plain"}
        icon={alarm === undefined ? "bell" : "bell-ring"}
        aria-pressed={alarm !== undefined}
        onClick={press}
      >
        {alarm === undefined ? t.set : t.on}
      </Button>
      <MountWhenOpen>
        {open && alarm !== undefined && (
          <AlarmDialog alarm={alarm} name={name} onClose={() => setOpen(false)} />
        )}
      </MountWhenOpen>
    </>
  );
}
