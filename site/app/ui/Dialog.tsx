import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useVisualViewport } from "~/browser/visual-viewport.ts";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";

type DialogProps = Readonly<{
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}>;

/**
 * A modal dialog, closed by Escape, its button or a click on the backdrop. It focuses its button unless a
 * child takes the focus in an effect.
 */
export function Dialog({ title, close, onClose, children, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useVisualViewport();
  // Opens before the children's effects, because nothing in a closed dialog can take the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener("click", onPress);
    return () => dialog.removeEventListener("click", onPress);
  }, [onClose]);
  return (
    <dialog
      ref={ref}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <Button kind="quiet" icon="x" iconOnly onClick={onClose}>
            {close}
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
