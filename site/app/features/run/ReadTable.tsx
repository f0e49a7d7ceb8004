import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import type { LeftOut, ReadSignUps, SignUp } from "@foray/fieldops/runs/sign-ups/types";
import { useState } from "react";
import { formatRange, formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { Button } from "~/ui/Button.tsx";
import { JobMark } from "./JobMark.tsx";
import { runMessages } from "./messages.ts";
import styles from "./SignUpField.module.css";
import { jobShort } from "./words.ts";

/** Rows always shown, as a sample of how the list was read. */
const FIRST = 3;

type Row = Readonly<{ line: number; person: SignUp }> | Readonly<{ line: number; leftOut: LeftOut }>;

const isFault = ({ why }: LeftOut) => why !== "heading" && why !== "open";

export const faultsOf = ({ leftOut }: ReadSignUps) => leftOut.filter(isFault);

/** Shows the lines to check and a sample until expanded. */
export function ReadTable({
  read,
  seatOf,
}: Readonly<{ read: ReadSignUps; seatOf: (name: string) => string | null }>) {
  const t = runMessages;
  const [all, setAll] = useState(false);
  const rows: readonly Row[] = [
    ...read.people.map((person) => ({ line: person.line, person })),
    ...read.leftOut.map((leftOut) => ({ line: leftOut.line, leftOut })),
  ].toSorted((a, b) => a.line - b.line);
  const toCheck = (row: Row) =>
    "leftOut" in row || row.person.doubts.length > 0 || row.person.status !== "in";
  const shown = all ? rows : rows.filter((row, index) => index < FIRST || toCheck(row));
  return (
    <>
      <table className={styles.read}>
        <caption className="visually-hidden">{t.whatWasRead}</caption>
        <thead>
          <tr>
            {[t.line, t.name, t.jobs, t.status, t.check].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) =>
            "person" in row ? (
              <PersonRow
                key={`${row.line} ${row.person.name}`}
                person={row.person}
                seat={seatOf(row.person.name)}
              />
            ) : (
              <tr key={`out ${row.line} ${row.leftOut.text}`} data-fault={isFault(row.leftOut) || undefined}>
                <td>
                  {row.leftOut.to > row.line
                    ? formatRange(String(row.line), String(row.leftOut.to))
                    : row.line}
                </td>
                <td>
                  <bdi>{row.leftOut.text}</bdi>
                </td>
                <td>–</td>
                <td>{isFault(row.leftOut) ? t.notUnderstood : t.leftOutStatus}</td>
                <td>{t.reasons[row.leftOut.why]}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <p className={styles.more}>
          {t.shownOf(shown.length, rows.length)}{" "}
          <Button kind="quiet" small onClick={() => setAll(true)}>
            {t.showAll(rows.length)}
          </Button>
        </p>
      )}
    </>
  );
}

function PersonRow({ person, seat }: { person: SignUp; seat: string | null }) {
  const t = runMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const { name, wishes, status, doubts, line, phantom } = person;
  const where = seat !== null ? t.seatedAt(seat) : status === "absent" || status === "bench" ? "" : t.toSeat;
  const words = [where, ...(status === "in" ? [] : [t.statuses[status]])].filter((word) => word !== "");
  return (
    <tr data-doubt={doubts.length > 0 || undefined}>
      <td>{line}</td>
      <td>
        <bdi>{name}</bdi>
      </td>
      <td>
        <span className={styles.jobs}>
          {wishes.map(({ role, job }) => (
            <span key={job ?? role}>
              <JobMark role={role} job={job} size="small" />
              {job === null ? t.roles[role] : jobShort(job)}
            </span>
          ))}
          {phantom.length > 0 && (
            <span>{formatSeries(phantom.map((job) => titled(phantomName(job)).text))}</span>
          )}
          {wishes.length + phantom.length === 0 && "–"}
        </span>
      </td>
      <td>{formatSeries(words)}</td>
      <td>{formatSeries(doubts.map(({ kind, text }) => t.doubts[kind](text)))}</td>
    </tr>
  );
}
