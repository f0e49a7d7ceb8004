import { lostActionById } from "@foray/fieldops/bozja/lost-actions/by-id";
import { lostActions } from "@foray/fieldops/bozja/lost-actions/index";
import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { LostAction } from "@foray/fieldops/bozja/lost-actions/types";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { buildIndex, search } from "@foray/fieldops/search/index";
import { useCallback } from "react";
import { ActionPicker } from "~/ui/action-picker/ActionPicker.tsx";
import { Button } from "~/ui/Button.tsx";
import { ActionMark } from "./ActionMark.tsx";
import styles from "./LostActionPicker.module.css";
import { bagMessages } from "./messages.ts";
import { useActionNames } from "./use-action-names.ts";

type Entry = LostAction & Readonly<{ kind: "action" }>;

const index = buildIndex<Entry>(lostActions.map((action) => ({ ...action, kind: "action" })));

/** Search results, with actions that fit the role first. */
function find(text: string, fits: (action: LostAction) => boolean): readonly LostActionId[] {
  const fittingFirst = (actions: readonly LostAction[]) =>
    [...actions.filter(fits), ...actions.filter((action) => !fits(action))].map(({ id }) => id);
  if (text.trim() === "") return fittingFirst(lostActions);
  const hits = search(index, text, 40);
  // Exact matches come before fuzzy ones, whichever role can use them.
  return [false, true].flatMap((near) =>
    fittingFirst(hits.filter(({ fuzzy }) => fuzzy === near).map(({ entry }) => entry)),
  );
}

type LostActionPickerProps = Readonly<{
  role: Role | null;
  onPick: (action: LostActionId) => void;
  onClose: () => void;
}>;

export default function LostActionPicker({ role, onPick, onClose }: LostActionPickerProps) {
  const t = bagMessages;
  const name = useActionNames();
  const fits = useCallback(
    ({ roles }: Pick<LostAction, "roles">) => role === null || roles.includes(role),
    [role],
  );
  const findFitting = useCallback((text: string) => find(text, fits), [fits]);
  return (
    <div className={styles.picker}>
      <ActionPicker
        find={findFitting}
        name={name}
        mark={(id) => <ActionMark action={id} />}
        note={(id) => {
          const action = lostActionById(id);
          return (
            <>
              {!fits(action) && <i>{t.notForRole}</i>}
              {t.lineWeight(action.weight)}
            </>
          );
        }}
        onPick={onPick}
        onClose={onClose}
      >
        <Button kind="quiet" icon="x" iconOnly onClick={onClose}>
          {t.close}
        </Button>
      </ActionPicker>
    </div>
  );
}
