import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { usePopOut } from "~/browser/pop-out.ts";
import { Button } from "../Button.tsx";
import { Note } from "../Note.tsx";
import { overGameMessages } from "./messages.ts";
import styles from "./PopOut.module.css";

const t = overGameMessages;

/** The children's state stays in the page. */
export function PopOut({ title, children }: { title: string; children: ReactNode }) {
  const { box, refused, toggle } = usePopOut(title);
  return (
    <>
      <span className={styles.button}>
        <Button icon="maximize" onClick={toggle}>
          {box === null ? t.popOut : t.popIn}
        </Button>
      </span>
      {refused && <Note>{t.popNone}</Note>}
      {box !== null && createPortal(<div className={styles.window}>{children}</div>, box)}
    </>
  );
}
