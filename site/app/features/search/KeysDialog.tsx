import { Dialog } from "~/ui/Dialog.tsx";
import styles from "./KeysDialog.module.css";
import { searchMessages } from "./messages.ts";

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = searchMessages;
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [["/"], t.keys.search],
    [["Ctrl", "K"], t.keys.searchAnywhere],
    [["↑", "↓"], t.keys.move],
    [["Enter"], t.keys.open],
    [["Ctrl", "Enter"], t.keys.openNew],
    [["Esc"], t.keys.close],
    [["Tab"], t.keys.next],
    [["?"], t.keys.list],
  ];
  return (
    <Dialog title={t.keys.title} close={t.close} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
