import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { readySound } from "~/browser/tones.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { alarmMessages } from "./messages.ts";
import { askForNotifications } from "./notifications.ts";
import { canRing, type SavedSearch, setSearchAlarm } from "./searches.ts";
import { USUAL_EARLY } from "./settings.ts";

export function SearchAlarm({ search }: { search: SavedSearch }) {
  const t = alarmMessages;
  const { alarm, name } = search;
  const press = () => {
    if (alarm !== null) {
      setSearchAlarm(name, null, deviceNow());
      announce(t.removed);
      return;
    }
    readySound();
    setSearchAlarm(name, { early: USUAL_EARLY, start: true }, deviceNow());
    announce(t.added(name));
    void askForNotifications();
  };
  return (
    <Button
      icon={alarm === null ? "bell" : "bell-ring"}
      aria-pressed={alarm !== null}
      aria-label={formatLabelled(alarm === null ? t.set : t.on, name)}
      disabled={alarm === null && !canRing(search)}
      onClick={press}
    >
      {alarm === null ? t.set : t.on}
    </Button>
  );
}
