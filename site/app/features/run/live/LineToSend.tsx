import { type SignUpForm, signUpLine } from "@foray/fieldops/runs/live/sign-up";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";

export function LineToSend({ form }: { form: SignUpForm }) {
  const t = signUpMessages;
  const line = form.name.trim() === "" ? "" : signUpLine(form);
  return (
    <div className={styles.sendBar}>
      <Field label={t.line}>
        {(ids) => (
          <input
            {...ids}
            className={controlClass}
            readOnly
            value={line}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button
        kind="primary"
        icon="copy"
        disabled={line === ""}
        onClick={() => void copyText(line).then((copied) => announce(copied ? t.copied : t.copyFailed))}
      >
        {t.copyLine}
      </Button>
    </div>
  );
}
