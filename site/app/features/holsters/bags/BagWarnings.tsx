import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { type HolsterWarning, holsterWarnings } from "@foray/fieldops/holster/warnings";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { Note } from "~/ui/Note.tsx";
import styles from "./BagWarnings.module.css";
import { type BagMessages, bagMessages } from "./messages.ts";
import { useActionNames } from "./use-action-names.ts";

function words(warning: HolsterWarning, t: BagMessages, name: ReturnType<typeof useActionNames>): string {
  const bag = t.bags[warning.bag];
  switch (warning.kind) {
    case "overWeight":
      return t.overWeight(bag, warning.weight, warning.capacity);
    case "role":
      return t.wrongRole(bag, name(warning.action).text, t.roles[warning.role]);
    case "exclusion": {
      const [first, second] = warning.actions;
      const clash = warning.clash === "use" ? t.clashUse : t.clashEffect;
      return clash(bag, name(first).text, name(second).text);
    }
    case "overHeld":
      return t.overHeld(bag, name(warning.action).text, warning.quantity, warning.maximum);
  }
}

/** Warnings only inform, and forbid nothing. */
export function BagWarnings({ bags, role }: { bags: HolsterBags; role: Role | null }) {
  const t = bagMessages;
  const name = useActionNames();
  const warnings = holsterWarnings(bags, role === null ? undefined : { role });
  return (
    <div role="status" aria-label={t.warnings}>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => {
            const text = words(warning, t, name);
            const mild = warning.kind === "exclusion" && warning.clash === "effect";
            return (
              <li key={text}>
                <Note kind={mild ? "info" : "warn"}>{text}</Note>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
