import type { ZoneId } from "@foray/eorzea/zones/rates";
import { boardZones, clockOf } from "@foray/fieldops/instance-board/clocks";
import { newest } from "@foray/fieldops/instance-board/observations";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { KEEP_SCROLL } from "~/browser/address.ts";
import { useMinute } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noTimers, timers } from "~/browser/timers/timers.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { Select } from "~/ui/Field.tsx";
import { Board } from "./Board.tsx";
import { timerPageMessages } from "./messages.ts";
import { Ringing } from "./Ringing.tsx";
import { SharedBoard } from "./SharedBoard.tsx";
import styles from "./Timers.module.css";

/** The zone that the address asks for, else the one of the newest observation, else the first of the Occult Crescent. */
function useZone(): readonly [ZoneId, (zone: ZoneId) => void] {
  const [search, setSearch] = useSearchParams();
  const minute = useMinute();
  const list = usePreference(timers, noTimers);
  const last = useMemo(() => {
    const observation = minute === null ? undefined : newest(list, minute, () => true);
    return observation && clockOf(observation)?.zone;
  }, [list, minute]);
  // The prerendered page knows no address; hydration must see what it saw.
  const asked = minute === null ? undefined : boardZones.find((zone) => zone === search.get("zone"));
  const choose = (zone: ZoneId) => setSearch({ zone }, { replace: true, state: KEEP_SCROLL });
  return [asked ?? last ?? "southHorn", choose];
}

/** The boards of the zone that is chosen, and what a link brought. */
export default function InstanceBoards() {
  const t = timerPageMessages;
  const zoneName = useZoneNames();
  const [zone, choose] = useZone();
  return (
    <article
      className={styles.page}
      data-operation={zone === "southHorn" || zone === "northHorn" ? "occult" : "eureka"}
    >
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <div className={styles.zone}>
          <Select
            aria-label={t.zone}
            value={zone}
            onChange={({ currentTarget: { value } }) => {
              const chosen = boardZones.find((one) => one === value);
              if (chosen !== undefined) choose(chosen);
            }}
          >
            {boardZones.map((one) => (
              <option key={one} value={one}>
                {zoneName(one).text}
              </option>
            ))}
          </Select>
        </div>
      </header>
      <SharedBoard />
      <Board zone={zone} />
      <section className={styles.section}>
        <h2>{t.how}</h2>
        <p className={styles.soft}>{t.lead}</p>
        <p>
          <DoubtMark doubt={{ kind: "timed" }} />
        </p>
        <ul className={styles.rules}>
          {t.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <Ringing />
    </article>
  );
}
