import farmSprite from "virtual:glyphs/farms";
import { choiceOf } from "@foray/fieldops/forecast-filters/choice";
import { filterRule } from "@foray/fieldops/forecast-filters/members";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { useMemo } from "react";
import { Link } from "react-router";
import { useLatestPast } from "~/browser/clock.ts";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { Button } from "~/ui/Button.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { AlarmFields } from "../AlarmFields.tsx";
import { type Alarm, nextSignal, type Playable, signalsOf } from "../schedule.ts";
import { removeAlarm } from "../settings.ts";
import { watchedFilters } from "../targets.ts";
import styles from "./Alarms.module.css";
import { alarmPageMessages } from "./messages.ts";
import { NextRing } from "./NextRing.tsx";

export function AlarmRow({
  alarm,
  minute,
  playable,
}: {
  alarm: Alarm;
  /** Current minute (Unix ms). */
  minute: number;
  playable: Playable | undefined;
}) {
  const t = alarmPageMessages;
  const title = useFilterTitles();
  const mobName = useGameNames("fieldops/forecast-filters", filterNames);
  const filter = filterRule(alarm.filter);
  const collection = filter?.kind === "collection";
  const name = title(alarm.filter);
  const mob =
    filter?.kind === "collection" ? undefined : filter && choiceOf(filter, alarm.choice)?.monsters[0];
  // Recomputed once a minute, because a collection has many signals.
  const signals = useMemo(() => signalsOf([alarm], minute, { playable }), [alarm, minute, playable]);
  const next = nextSignal(signals, useLatestPast(signals.map(({ at }) => at)) ?? 0);
  const member = collection && next?.subject.kind === "window" ? title(next.subject.filter.id).text : null;
  const silent = alarm.early === 0 && !alarm.start;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Plate>
          {collection ? (
            <UiIcon id="layers" size={22} />
          ) : (
            <Glyph sprite={farmSprite} id={alarm.filter} size={24} />
          )}
        </Plate>
        <div>
          <h3>
            {filter === undefined ? (
              alarm.filter
            ) : (
              <Link
                to={forecastPath(filter, alarm.choice) + (alarm.optional === true ? "?with=logograms" : "")}
              >
                <GameName name={name} />
                {mob !== undefined && (
                  <>
                    {" · "}
                    <GameName name={titled(mobName(mob))} />
                  </>
                )}
              </Link>
            )}
            {collection && <small> · {t.watches(watchedFilters(alarm).length)}</small>}
          </h3>
          {filter === undefined ? (
            <p>{t.unknown(alarm.filter)}</p>
          ) : (
            <NextRing next={next} silent={silent} of={member} />
          )}
        </div>
        <Button kind="quiet" icon="trash" iconOnly onClick={() => removeAlarm(alarm)}>
          {t.remove(mob === undefined ? name.text : `${name.text} · ${mobName(mob).text}`)}
        </Button>
      </div>
      <AlarmFields alarm={alarm} />
    </li>
  );
}
