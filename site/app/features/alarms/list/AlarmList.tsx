import { useMinute } from "~/browser/clock.ts";
import { Folded } from "~/ui/fold/Folded.tsx";
import type { Alarm } from "../schedule.ts";
import type { SavedSearch } from "../searches.ts";
import { targetKey } from "../targets.ts";
import { AlarmRow } from "./AlarmRow.tsx";
import styles from "./Alarms.module.css";
import { alarmPageMessages } from "./messages.ts";
import { SearchRow } from "./SearchRow.tsx";
import { usePlayable } from "./use-playable.ts";

/** Number of alarms that a phone shows before "show all". */
const FIRST = 10;

export default function AlarmList({
  list,
  saved,
}: Readonly<{ list: readonly Alarm[]; saved: readonly SavedSearch[] }>) {
  const minute = useMinute();
  const playable = usePlayable();
  return (
    <ul className={styles.list}>
      {minute !== null && (
        <Folded shown={FIRST} name={alarmPageMessages.list}>
          {list.map((alarm) => (
            <AlarmRow key={targetKey(alarm)} alarm={alarm} minute={minute} playable={playable} />
          ))}
          {saved.map(
            (search) =>
              search.alarm !== null && (
                <SearchRow
                  key={`search:${search.name}`}
                  search={search}
                  signals={search.alarm}
                  minute={minute}
                />
              ),
          )}
        </Folded>
      )}
    </ul>
  );
}
