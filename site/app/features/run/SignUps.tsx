import { dutyOf, seatLabel } from "@foray/fieldops/runs/duties";
import { nameKey } from "@foray/fieldops/runs/people";
import { type ListUse, overlapWith, seatWaiting, takeList } from "@foray/fieldops/runs/seating";
import type { ReadSignUps } from "@foray/fieldops/runs/sign-ups/types";
import type { Run } from "@foray/fieldops/runs/types";
import type { ReactNode } from "react";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { Button } from "~/ui/Button.tsx";
import { startOf } from "./EventChoice.tsx";
import { exampleForms, exampleText } from "./examples.ts";
import { noRegulars, regularLine, regulars } from "./kept.ts";
import { runMessages } from "./messages.ts";
import type { Notice } from "./notice.ts";
import styles from "./SignUpField.module.css";
import { SignUpField } from "./SignUpField.tsx";
import type { RunEditor } from "./use-run.ts";

type SignUpsProps = Readonly<{
  run: Run;
  act: RunEditor["act"];
  note: (notice: Notice) => void;
  first: boolean;
  last: ReadSignUps | null;
  onTaken: (read: ReadSignUps) => void;
  children?: ReactNode;
}>;

export function SignUps({ run, act, note, first, last, onTaken, children }: SignUpsProps) {
  const t = runMessages;
  const kept = usePreference(regulars, noRegulars);
  const onTake = (read: ReadSignUps, use: ListUse) => {
    const { run: taken, left } = takeList(run, read.people, use);
    const stayed = taken.seats.filter(({ name }) => name !== "").length;
    const full = seatWaiting(taken);
    const seated = full.seats.filter(({ name }) => name !== "").length - stayed;
    act(() => ({
      ...full,
      title: full.title === "" ? read.title : full.title,
      start: full.start ?? startOf(read),
    }));
    // The board has a notice bar, the first page does not.
    if (first) announce(t.seatedNow(seated));
    note({ kind: "seated", seated, stayed, left });
    onTaken(read);
  };
  const places = new Map(run.seats.map(({ name }, place) => [nameKey(name), place]));
  return (
    <SignUpField
      brings={dutyOf(run.kind).brings}
      seatOf={(name) => {
        const place = places.get(nameKey(name));
        return place === undefined ? null : seatLabel(run, place);
      }}
      first={first}
      placeholder={t.placeholder}
      keepsEvent
      last={last}
      overlap={(read) => overlapWith(run, read.people)}
      onTake={onTake}
      fillers={(text, setText) => (
        <p className={styles.examples}>
          {t.examples}{" "}
          {kept.length > 0 && (
            <Button
              kind="quiet"
              small
              icon="users"
              onClick={() =>
                setText([text, ...kept.map(regularLine)].filter((line) => line !== "").join("\n"))
              }
            >
              {t.addRegulars}
            </Button>
          )}
          {exampleForms.map((form) => (
            <Button key={form} kind="quiet" small onClick={() => setText(exampleText(form))}>
              {t.exampleOf[form]}
            </Button>
          ))}
        </p>
      )}
    >
      {children}
    </SignUpField>
  );
}
