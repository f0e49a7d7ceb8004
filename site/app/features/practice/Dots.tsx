import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./Dots.module.css";
import { practiceMessages } from "./messages.ts";
import { isRight, type Round } from "./round.ts";

const t = practiceMessages;

export function Dots({ round: { first, questions, shown } }: { round: Round }) {
  const now = shown === null ? first.length : first.length - 1;
  return (
    <ol className={styles.dots}>
      {questions.map(({ id }, at) => {
        const answer = first[at];
        const result =
          answer === undefined ? (at === now ? "now" : "open") : isRight(answer) ? "right" : "wrong";
        return (
          <li key={id} data-result={result}>
            {result === "right" && <UiIcon id="check" size={14} />}
            {result === "wrong" && <UiIcon id="x" size={14} />}
            <span className="visually-hidden">{t.result(String(at + 1), t.results[result])}</span>
          </li>
        );
      })}
    </ol>
  );
}
