import type { LocalName } from "@foray/fieldops/names";
import { Link } from "react-router";
import { formatLabelled } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Note } from "~/ui/Note.tsx";
import { gridMessages } from "./messages.ts";
import styles from "./UnknownNote.module.css";

/** Says that the URL names no record, and suggests similar ones. */
export function UnknownNote({
  param,
  matches,
}: {
  param: string;
  matches: readonly Readonly<{ to: string; name: LocalName }>[];
}) {
  const t = gridMessages;
  return (
    <Note kind="warn">
      <p>{t.notFound(param)}</p>
      {matches.length > 0 && (
        <p className={styles.matches}>
          {formatLabelled(t.didYouMean)}
          {matches.map(({ to, name }) => (
            <Link key={to} to={to}>
              <GameName name={name} />
            </Link>
          ))}
        </p>
      )}
    </Note>
  );
}
