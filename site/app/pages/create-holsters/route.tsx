import { useReducer, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { downloadFile } from "~/browser/download.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { copyText } from "~/browser/share.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import styles from "./Create.module.css";
import { changeDraft, runDraft, startDraft } from "./draft.ts";
import { HolsterCard } from "./HolsterCard.tsx";
import { messages as english } from "./messages/en.ts";
import { createMessages } from "./messages.ts";
import { RunCheck } from "./RunCheck.tsx";
import { makeRunFile } from "./run-file.ts";

export function meta() {
  return pageMeta({
    title: english.title,
    description: english.lead,
    path: "/createdrsholsters",
    preview: "drs-holster",
  });
}

export default function CreateHolstersPage() {
  const t = useMessages(createMessages);
  const [state, dispatch] = useReducer(changeDraft, english.runNameStart, startDraft);
  const [output, setOutput] = useState("");
  usePageTitle(t.title);
  const run = runDraft(state);
  const json = () => JSON.stringify(makeRunFile(run), null, 2);

  return (
    <article data-operation="delubrum" className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
      </header>
      <div className={styles.fields}>
        <Field label={t.runName}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={80}
              value={state.name}
              onChange={(event) => dispatch({ kind: "run", change: { name: event.target.value } })}
            />
          )}
        </Field>
        <Field label={t.host}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={80}
              value={state.host}
              onChange={(event) => dispatch({ kind: "run", change: { host: event.target.value } })}
            />
          )}
        </Field>
        <Field label={t.owner}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={80}
              value={state.owner}
              onChange={(event) => dispatch({ kind: "run", change: { owner: event.target.value } })}
            />
          )}
        </Field>
      </div>
      <section className={styles.part}>
        <h2>{t.holsters}</h2>
        <ol className={styles.cards}>
          {state.cards.map((card, at) => (
            <HolsterCard key={card.key} card={card} number={at + 1} dispatch={dispatch} />
          ))}
        </ol>
        <div className={styles.row}>
          <Button icon="plus" onClick={() => dispatch({ kind: "add" })}>
            {t.add}
          </Button>
        </div>
      </section>
      <section className={styles.part}>
        <h2>{t.file}</h2>
        <p className={styles.soft}>{t.fileNote}</p>
        <div className={styles.row}>
          <Button
            kind="primary"
            icon="save"
            disabled={state.cards.length === 0}
            onClick={() => setOutput(json())}
          >
            {t.make}
          </Button>
          {output !== "" && (
            <>
              <Button
                icon="copy"
                onClick={async () => announce((await copyText(output)) ? t.copied : t.copyFailed)}
              >
                {t.copy}
              </Button>
              <Button
                icon="download"
                onClick={() => downloadFile("holster-run.json", output, "application/json")}
              >
                {t.download}
              </Button>
            </>
          )}
        </div>
        {output !== "" && (
          <Field label={t.output}>
            {(ids) => <textarea {...ids} className={controlClass} rows={12} readOnly value={output} />}
          </Field>
        )}
      </section>
      <RunCheck
        onOpen={(file) => {
          setOutput(json());
          dispatch({ kind: "open", file });
          announce(t.opened);
        }}
      />
      <p className={styles.row}>
        <ButtonLink icon="list" to="/drs/holster">
          {t.ways}
        </ButtonLink>
      </p>
    </article>
  );
}
