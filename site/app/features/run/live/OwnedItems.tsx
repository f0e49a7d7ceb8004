import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import actionNames from "@foray/fieldops/records/lost-actions/names/page";
import type { SignUpDetails } from "@foray/fieldops/runs/live/sign-up";
import { formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";

/** Unknown ids are left out. */
export function OwnedItems({ owns }: Pick<SignUpDetails, "owns">) {
  const t = signUpMessages;
  const actionName = useGameNames("fieldops/lost-actions", actionNames);
  const known = owns.flatMap(({ id, count }) => {
    const action = lostActionIds.find((each) => each === id);
    return action === undefined ? [] : [`${actionName(action).text} × ${count}`];
  });
  if (known.length === 0) return null;
  return (
    <p className={styles.soft}>
      {t.owns}: {formatSeries(known)}
    </p>
  );
}
