import { readerView } from "@foray/fieldops/runs/codec";
import { useMemo, useState } from "react";
import styles from "./Editor.module.css";
import { Evening } from "./Evening.tsx";
import { LinkFaults } from "./LinkFaults.tsx";
import { Needs } from "./Needs.tsx";
import { ReadOnlyBoard } from "./ReadOnlyBoard.tsx";
import { RunHead } from "./RunHead.tsx";
import type { RunEditor } from "./use-run.ts";

export default function Reader({ run, link }: Pick<RunEditor, "link" | "run">) {
  const [guide, setGuide] = useState(run.guide);
  const shown = useMemo(() => ({ ...run, guide }), [run, guide]);
  return (
    <article className={styles.page}>
      <RunHead run={run}>
        <Evening run={run} view={readerView} />
      </RunHead>
      <LinkFaults link={link} />
      <ReadOnlyBoard run={run} />
      <Needs run={shown} onGuide={setGuide} />
    </article>
  );
}
