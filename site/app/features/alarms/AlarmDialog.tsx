import { announce } from "~/browser/announce.ts";
import type { Alarm } from "~/features/alarms/schedule.ts";
import { removeAlarm } from "~/features/alarms/settings.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { AlarmFields } from "./AlarmFields.tsx";
import styles from "./Alarms.module.css";
import { alarmMessages } from "./messages.ts";
import { NotificationNote } from "./NotificationNote.tsx";

export default function AlarmDialog({
  alarm,
  name,
  onClose,
}: {
  alarm: Alarm;
  name: string;
  onClose: () => void;
}) {
  const t = alarmMessages;
  return (
    <Dialog title={t.title(name)} close={t.close} onClose={onClose}>
      <div className={styles.dialog}>
        <AlarmFields alarm={alarm} />
        <NotificationNote />
        <p className={styles.promise}>{t.promise}</p>
        <div className={styles.foot}>
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              onClose();
              removeAlarm(alarm);
              announce(t.removed);
            }}
          >
            {t.remove}
          </Button>
          <ButtonLink to="/alarms" icon="list" onClick={onClose}>
            {t.all}
          </ButtonLink>
          <Button kind="primary" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
