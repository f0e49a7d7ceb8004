import { isRouteErrorResponse } from "react-router";
import { isLoadFailure } from "~/browser/load-failure.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import styles from "./ErrorScreen.module.css";
import { LostCompass } from "./LostCompass.tsx";
import { shellMessages } from "./messages.ts";

export function ErrorScreen({ error }: { error: unknown }) {
  const t = shellMessages.error;
  return (
    <div className={styles.screen} role="alert" data-error-screen="">
      <LostCompass />
      <h1>{t.title}</h1>
      {isLoadFailure(error) && <p>{t.notLoaded}</p>}
      <p>{summary(error)}</p>
      <p>{t.hint}</p>
      <div className={styles.actions}>
        <Button kind="primary" icon="refresh" onClick={() => window.location.reload()}>
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
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return String(error);
}
