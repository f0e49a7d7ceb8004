import { Link } from "react-router";
import { boardPath, zoneOfSlug } from "~/features/boards/zone-slugs.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import type { TonightStep } from "./evening-plan.ts";
import { tonightMessages } from "./messages.ts";
import styles from "./Tonight.module.css";

export function PlanBoards({ steps }: Readonly<{ steps: readonly TonightStep[] }>) {
  const t = tonightMessages;
  const zoneName = useZoneNames();
  const zones = [...new Set(steps.map(({ stop }) => stop.window.filter.zone))].filter(
    (zone) => zoneOfSlug(zone) !== undefined,
  );
  if (zones.length === 0) return null;
  return (
    <section aria-label={t.boards}>
      <h2>{t.boards}</h2>
      <p className={styles.soft}>{t.boardsLead}</p>
      <ul className={styles.boards}>
        {zones.map((zone) => (
          <li key={zone}>
            <Link to={boardPath(zone)}>
              <GameName name={zoneName(zone)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
