import { Note } from "~/ui/Note.tsx";
import { messages } from "./messages/issues.en.ts";
import type { FinderIssue } from "./query.ts";
import styles from "./WeatherFinder.module.css";

/** What the address got wrong, and what stands in for it. */
export default function Issues({ issues }: Readonly<{ issues: readonly FinderIssue[] }>) {
  return (
    <div className={styles.issues}>
      {issues.map(({ key, text }) => (
        <Note key={`${key}${text}`} kind="warn">
          {messages[key](text)}
        </Note>
      ))}
    </div>
  );
}
