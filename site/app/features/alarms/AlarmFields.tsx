import { deviceNow } from "~/browser/device-now.ts";
import type { Alarm } from "~/features/alarms/schedule.ts";
import { putAlarm } from "~/features/alarms/settings.ts";
import { alarmMessages } from "./messages.ts";
import { SignalFields } from "./SignalFields.tsx";

export function AlarmFields({ alarm }: { alarm: Alarm }) {
  const t = alarmMessages;
  return (
    <SignalFields
      signals={alarm}
      startLabel={t.start}
      onChange={(signals) => putAlarm({ ...alarm, ...signals }, deviceNow())}
    />
  );
}
