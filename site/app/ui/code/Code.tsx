import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import styles from "./Code.module.css";
import { codeMessages } from "./messages.ts";

export function Code({ label, children }: { label: string; children: string }) {
  const t = codeMessages;
  return (
    <div className={styles.code}>
      <ScrollBox label={label}>
        <pre lang="en" translate="no">
          <code>{children}</code>
        </pre>
      </ScrollBox>
      <Button
        aria-label={formatLabelled(t.copy, label)}
        onClick={async () => announce((await copyText(children)) ? t.copied : t.copyFailed)}
      >
        {t.copy}
      </Button>
    </div>
  );
}
