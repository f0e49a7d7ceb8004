import { useNow } from "~/browser/clock.ts";
import type { Alarm } from "~/features/alarms/schedule.ts";
import { targetKey } from "~/features/alarms/targets.ts";
import { AlarmRow } from "./AlarmRow.tsx";
import styles from "./Alarms.module.css";
import { usePlayable } from "./use-playable.ts";

/** The alarms that are set, each with its next ring. */
export default function AlarmList({ list }: Readonly<{ list: readonly Alarm[] }>) {
  const now = useNow();
  const playable = usePlayable();
  return (
    <ul className={styles.list}>
      {now !== null &&
        list.map((alarm) => <AlarmRow key={targetKey(alarm)} alarm={alarm} now={now} playable={playable} />)}
    </ul>
  );
}
