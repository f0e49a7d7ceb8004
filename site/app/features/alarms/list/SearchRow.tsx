import { useMemo } from "react";
import { Link } from "react-router";
import { useLatestPast } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { alarmMessages } from "../messages.ts";
import { noPlayTimes, playTimes } from "../play-times/play-times.ts";
import { SignalFields } from "../SignalFields.tsx";
import { nextSignal, type Signals, signalsOf } from "../schedule.ts";
import { ringingSearches, type SavedSearch, setSearchAlarm } from "../searches.ts";
import styles from "./Alarms.module.css";
import { alarmPageMessages } from "./messages.ts";
import { NextRing } from "./NextRing.tsx";

export function SearchRow({
  search,
  signals,
  minute,
}: {
  search: SavedSearch;
  signals: Signals;
  /** Current minute (Unix ms). */
  minute: number;
}) {
  const t = alarmPageMessages;
  const zoneName = useZoneNames();
  const times = usePreference(playTimes, noPlayTimes);
  const { name, path, zones } = search;
  const rings = useMemo(
    () => signalsOf([], minute, { own: ringingSearches([search], minute, times) }),
    [search, minute, times],
  );
  const next = nextSignal(rings, useLatestPast(rings.map(({ at }) => at)) ?? 0);
  const zone = zones.length > 1 && next?.subject.kind === "search" ? zoneName(next.subject.zone).text : null;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Plate>
          <UiIcon id="search" size={22} />
        </Plate>
        <div>
          <h3>
            <Link to={path}>{name}</Link>
            <small> · {t.savedSearch}</small>
          </h3>
          <NextRing next={next} silent={signals.early === 0 && !signals.start} of={zone} />
        </div>
        <Button kind="quiet" icon="trash" iconOnly onClick={() => setSearchAlarm(name, null, deviceNow())}>
          {t.remove(name)}
        </Button>
      </div>
      <SignalFields
        signals={signals}
        startLabel={alarmMessages.start}
        onChange={(changed) => setSearchAlarm(name, changed, deviceNow())}
      />
    </li>
  );
}
