import type { ListUse, Overlap } from "@foray/fieldops/runs/seating";
import type { ReadSignUps } from "@foray/fieldops/runs/sign-ups/types";
import type { RunDuty } from "@foray/fieldops/runs/types";
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { readTextFile, type TextFile } from "~/browser/text-file.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { EventChoice, EventFacts } from "./EventChoice.tsx";
import { runMessages } from "./messages.ts";
import { faultsOf, ReadTable } from "./ReadTable.tsx";
import styles from "./SignUpField.module.css";
import { useSignUpReader } from "./use-sign-up-reader.ts";

type SignUpFieldProps = Readonly<{
  /** Decides how words that fit both combat and phantom jobs are read. */
  brings: RunDuty["brings"];
  /** Label of a player's seat; null without one. */
  seatOf: (name: string) => string | null;
  /** The board is still empty and shows only this field. */
  first: boolean;
  placeholder: string;
  /** Whether the board keeps the title and start of a list. */
  keepsEvent?: boolean;
  last: ReadSignUps | null;
  overlap: (read: ReadSignUps) => Overlap;
  onTake: (read: ReadSignUps, use: ListUse) => void;
  fillers?: (text: string, setText: (text: string) => void) => ReactNode;
  children?: ReactNode;
}>;

export function SignUpField({
  brings,
  seatOf,
  first,
  placeholder,
  keepsEvent = false,
  last,
  overlap,
  onTake,
  fillers,
  children,
}: SignUpFieldProps) {
  const t = runMessages;
  const id = useId();
  const [text, write] = useState("");
  const [event, setEvent] = useState<number | null>(null);
  const [fault, setFault] = useState<Exclude<TextFile["kind"], "text"> | null>(null);
  const later = useDeferredValue(text);
  const readSignUps = useSignUpReader(text);
  const reading = useMemo(
    () => readSignUps?.(later, brings, event) ?? null,
    [readSignUps, later, brings, event],
  );
  const asked = reading !== null && reading.source !== "empty";
  const read = asked ? reading : last;

  const setText = (next: string) => {
    write(next);
    setEvent(null);
    setFault(null);
  };
  const shared = reading === null || reading.people.length === 0 ? null : overlap(reading);
  const asks = shared !== null && shared.lacking.length > 0;
  const take = (use: ListUse | null) => {
    // The deferred result may lag behind the text.
    const now = later === text ? reading : (readSignUps?.(text, brings, event) ?? null);
    if (now === null || now.people.length === 0) return;
    // Players on the board are missing from the list: asks first.
    if (use === null && overlap(now).lacking.length > 0) return;
    onTake(now, use ?? "replace");
    setText("");
  };
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readTextFile(file);
    if (read.kind === "text") setText(read.text);
    else setFault(read.kind);
  };
  return (
    <section className={styles.signUps} data-first={first || undefined}>
      <div className={styles.field}>
        <label htmlFor={id}>{t.signUps}</label>
        <textarea
          id={id}
          className={controlClass}
          rows={first ? 9 : 1}
          aria-describedby={`${id}-form`}
          spellCheck={false}
          autoComplete="off"
          placeholder={first ? placeholder : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {!first && (
          <p id={`${id}-form`} className={styles.newer}>
            {t.newer}
          </p>
        )}
        <div className={styles.buttons} data-asks={asks || undefined}>
          <p role="status">{asks && t.notOnList(shared.lacking.length)}</p>
          {asks ? (
            <>
              <Button kind={shared.isAddition ? "primary" : "plain"} icon="plus" onClick={() => take("add")}>
                {t.addThese}
              </Button>
              <Button
                kind={shared.isAddition ? "plain" : "primary"}
                icon="list-checks"
                onClick={() => take("replace")}
              >
                {t.replaceList}
              </Button>
            </>
          ) : (
            <Button
              kind="primary"
              icon="list-checks"
              disabled={reading === null || reading.people.length === 0}
              onClick={() => take(null)}
            >
              {t.seatThem}
            </Button>
          )}
          {first && (
            <label className={styles.file}>
              <input
                className="visually-hidden"
                type="file"
                accept=".txt,.csv,.tsv,.json,text/*"
                onChange={(event) => {
                  void takeFile(event.currentTarget.files?.[0]);
                  event.currentTarget.value = "";
                }}
              />
              <UiIcon id="file-up" />
              <span>{t.openFile}</span>
            </label>
          )}
          {first && <small id={`${id}-form`}>{t.anyOrder}</small>}
        </div>
        {first && fillers?.(text, setText)}
        {children}
      </div>
      <div role="status" className={styles.answer}>
        {fault !== null && <Note kind="warn">{t.fileFaults[fault]}</Note>}
        {asked && <Answer read={reading} />}
        {asked && reading.events.length > 0 && (
          <EventChoice events={reading.events} chosen={event} onChoose={setEvent} />
        )}
      </div>
      {read !== null && read.people.length + read.leftOut.length > 0 && (
        <details key={asked ? "asked" : "last"} className={styles.what} open={asked}>
          <summary>
            <b>{t.whatWasRead}</b> <span>{t.readLines(read.lines)}</span>{" "}
            <span>{t.readPlayers(read.people.length)}</span>
            <Counts read={read} />
          </summary>
          {keepsEvent && <EventFacts read={read} />}
          <ReadTable read={read} seatOf={seatOf} />
        </details>
      )}
    </section>
  );
}

function Counts({ read }: { read: ReadSignUps }) {
  const t = runMessages;
  const absent = read.people.filter(({ status }) => status === "absent").length;
  const doubts = read.people.filter((person) => person.doubts.length > 0).length;
  const faults = faultsOf(read).length;
  return (
    <>
      {absent > 0 && <span>{t.readAbsent(absent)}</span>}
      {doubts > 0 && <span>{t.readDoubts(doubts)}</span>}
      {faults > 0 && <span data-fault>{t.readFaults(faults)}</span>}
    </>
  );
}

function Answer({ read }: { read: ReadSignUps }) {
  const t = runMessages;
  if (read.people.length > 0 || read.source === "events") return null;
  const { source, service } = read;
  const words =
    source === "link" && service !== null
      ? t.linkOf[service]
      : source === "unknownJson" || source === "tornJson"
        ? t.sources[source]
        : t.sources.noPlayers;
  return <Note kind="warn">{words}</Note>;
}
