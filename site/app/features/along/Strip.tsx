import type { Stave } from "@foray/fieldops/fights/score";
import { KindShape } from "~/features/fights/kind-marks.tsx";
import styles from "./Strip.module.css";

const WIDTH = 1000;

/** Hidden from screen readers, since the text above has the same content. */
export function Strip({ stave, clock }: { stave: Stave; clock: number }) {
  const x = (t: number) => 12 + ((WIDTH - 24) * Math.min(t, stave.to)) / Math.max(1, stave.to);
  return (
    <svg className={styles.strip} viewBox={`0 0 ${WIDTH} 44`} aria-hidden="true">
      <path className={styles.line} d={`M0 26H${WIDTH}`} />
      {stave.marks.map((mark) => (
        <KindShape
          key={`${mark.t} ${mark.mechanic} ${mark.action}`}
          kind={mark.kind}
          x={x(mark.t)}
          y={26}
          size={15}
        />
      ))}
      <path className={styles.head} d={`M${x(clock)} 8V44M${x(clock) - 6} 2h12l-6 8z`} />
    </svg>
  );
}
