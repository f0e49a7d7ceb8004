import { loadoutRoles } from "@foray/fieldops/eureka/loadout-guide/facts";
import { loadoutPath } from "@foray/fieldops/eureka/loadout-guide/index";
import { Link } from "react-router";
import { useMessages } from "~/i18n/catalogue.ts";
import { RecordPart } from "~/ui/action-grid/RecordPanel.tsx";
import styles from "./LogosActions.module.css";
import { logosMessages } from "./messages.ts";

/** The recommended loadouts of the Baldesion Arsenal that hold an action, by role. */
export function UsedIn({ action }: { action: string }) {
  const t = useMessages(logosMessages);
  const uses = loadoutRoles.flatMap((role) => {
    const loadouts = role.loadouts.filter(({ trays }) =>
      trays.some(({ umbral, astral }) => umbral === action || astral === action),
    );
    return loadouts.length === 0 ? [] : [{ role, loadouts }];
  });
  const count = uses.reduce((sum, { loadouts }) => sum + loadouts.length, 0);
  return (
    <RecordPart title={t.usedIn}>
      {count === 0 ? (
        <p className={styles.soft}>{t.usedInNone}</p>
      ) : (
        <details className={styles.uses}>
          <summary>{t.usedInLoadouts(count)}</summary>
          <dl>
            {uses.map(({ role, loadouts }) => (
              <div key={role.id}>
                <dt lang="en">{role.name}</dt>
                <dd lang="en">
                  {loadouts.map((loadout) => (
                    <Link key={loadout.id} to={loadoutPath(role.slug, loadout.slug)}>
                      {loadout.title}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </RecordPart>
  );
}
