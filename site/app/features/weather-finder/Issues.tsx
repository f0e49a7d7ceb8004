import { Note } from "~/ui/Note.tsx";
import { finderMessages } from "./messages.ts";
import type { FinderIssue } from "./query.ts";
import styles from "./WeatherFinder.module.css";

export default function Issues({ issues }: Readonly<{ issues: readonly FinderIssue[] }>) {
  return (
    <div className={styles.issues}>
      {issues.map(({ key, text }) => (
        <Note key={`${key}${text}`} kind="warn">
          {finderMessages.issues[key](text)}
        </Note>
      ))}
    </div>
  );
}
