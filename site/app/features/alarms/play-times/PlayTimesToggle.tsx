import { lazy, useState } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { Button } from "~/ui/Button.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { playTimesMessages } from "./messages.ts";
import styles from "./PlayTimes.module.css";
import { noPlayTimes, playTimes } from "./play-times.ts";

const PlayTimesDialog = lazy(() => import("./PlayTimesDialog.tsx"));

/**
 * Toggles "only when I can play" and opens its hours. The first press opens the hours.
 * @param hoursOnly shows only the button for the hours, where the place has its own switch
 */
export function PlayTimesToggle({ hoursOnly = false }: { hoursOnly?: boolean }) {
  const t = playTimesMessages;
  const { on, ranges } = usePreference(playTimes, noPlayTimes);
  const [open, setOpen] = useState(false);
  const active = on && ranges.length > 0;
  return (
    <span className={styles.toggle}>
      {!hoursOnly && (
        <Button
          small
          icon={active ? "check" : "clock"}
          aria-pressed={active}
          onClick={() => {
            if (ranges.length === 0) setOpen(true);
            else playTimes.set({ on: !on, ranges });
          }}
        >
          {t.toggle}
        </Button>
      )}
      {(ranges.length > 0 || hoursOnly) && (
        <Button
          small
          kind={hoursOnly ? "plain" : "quiet"}
          icon="edit"
          iconOnly={!hoursOnly}
          onClick={() => setOpen(true)}
        >
          {t.edit}
        </Button>
      )}
      <MountWhenOpen>{open && <PlayTimesDialog onClose={() => setOpen(false)} />}</MountWhenOpen>
    </span>
  );
}
