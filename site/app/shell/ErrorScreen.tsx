import { chunkFailure } from "~/browser/part-error.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import styles from "./ErrorScreen.module.css";
import { LostCompass } from "./LostCompass.tsx";
import { shellMessages } from "./messages.ts";

/** What a player sees when something broke: which part, in words, with ways on. The trace is folded away. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = shellMessages.error;
  const chunk = chunkFailure(error);
  return (
    <div className={styles.screen} role="alert">
      <LostCompass />
      <h1>{t.title}</h1>
      <p>{chunk ? t.chunk(chunk.kind === "style" ? t.style : t.script, chunk.address) : summary(error)}</p>
      <p>{t.hint}</p>
      <div className={styles.actions}>
        {chunk && (
          <Button kind="primary" icon="refresh" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
        <ButtonLink icon="home" to="/" reloadDocument>
          {t.home}
        </ButtonLink>
      </div>
      {error instanceof Error && error.stack !== undefined && (
        <details className={styles.details}>
          <summary>{t.details}</summary>
          <pre>{error.stack}</pre>
        </details>
      )}
    </div>
  );
}

function summary(error: unknown): string {
  if (error instanceof Error) return error.message;
  return String(error);
}
