import { useMemo, useReducer, useState } from "react";
import { useNavigate } from "react-router";
import { announce } from "~/browser/announce.ts";
import { downloadFile } from "~/browser/download.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { copyText } from "~/browser/share.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./Create.module.css";
import { changeDraft, isBlank, runDraft, startDraft } from "./draft.ts";
import HolsterCard from "./HolsterCard.tsx";
import { createMessages } from "./messages.ts";
import RunCheck from "./RunCheck.tsx";
import { makeRunFile, type RunDraft } from "./run-file.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

function jsonOf(run: RunDraft): string {
  return JSON.stringify(makeRunFile(run), null, 2);
}

export function meta() {
  return pageMeta({
    title: createMessages.title,
    description: createMessages.lead,
    path: "/createdrsholsters",
    preview: "drs-holster",
  });
}

export default function CreateHolstersPage() {
  const t = createMessages;
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(changeDraft, createMessages.runNameStart, startDraft);
  const [output, setOutput] = useState("");
  const [wasKept, setWasKept] = useState(false);
  usePageTitle(t.title);
  const run = useMemo(() => runDraft(state), [state]);
  const blank = isBlank(state, createMessages.runNameStart);
  useKeptDraft(blank ? null : run, (draft) => {
    dispatch({ kind: "take", draft });
    setWasKept(true);
  });
  /** Opens the holsters in the run planner, as the seats of a run. */
  const plan = async () => {
    try {
      const [{ runFromHolsters }, { encodeNames, encodeRun }] = await Promise.all([
        import("@foray/fieldops/runs/from-holsters"),
        import("@foray/fieldops/runs/codec"),
      ]);
      const whole = runFromHolsters(run.name, run.holsters);
      await navigate(`/run/${encodeRun(whole)}#${encodeNames(whole)}`);
    } catch {
      announce(t.makeFailed);
    }
  };
  const write = (said?: string) => {
    setOutput(jsonOf(run));
    if (said !== undefined) announce(said);
  };

  return (
    <article data-operation="delubrum" className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      <div role="status">{wasKept && <Note>{t.draftBack}</Note>}</div>
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
          <Button
            kind="quiet"
            icon="rotate"
            disabled={blank}
            onClick={() => {
              write(t.startedAnew);
              dispatch({ kind: "reset", name: createMessages.runNameStart });
              setWasKept(false);
            }}
          >
            {t.startAnew}
          </Button>
        </div>
        <p className={styles.soft}>{t.draftNote}</p>
      </section>
      <section className={styles.part}>
        <h2>{t.file}</h2>
        <p className={styles.soft}>{t.fileNote}</p>
        <div className={styles.row}>
          <Button kind="primary" icon="save" disabled={state.cards.length === 0} onClick={() => write()}>
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
        {output !== "" && run.holsters.every(({ bags }) => bags.prepop.length + bags.main.length === 0) && (
          <Note kind="warn">{t.emptyRun}</Note>
        )}
        {output !== "" && (
          <Field label={t.output}>
            {(ids) => <textarea {...ids} className={controlClass} rows={12} readOnly value={output} />}
          </Field>
        )}
      </section>
      <RunCheck
        onOpen={(file) => {
          write(t.opened);
          dispatch({ kind: "open", file });
        }}
      />
      <p className={styles.row}>
        <Button icon="users" onClick={() => void plan()}>
          {t.planRun}
        </Button>
        <ButtonLink icon="list" to="/drs/holster">
          {t.ways}
        </ButtonLink>
      </p>
    </article>
  );
}
