import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { shownRole } from "@foray/fieldops/runs/kits";
import { phantomsOf } from "@foray/fieldops/runs/needs";
import { partySeats } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { Link } from "react-router";
import { useGameNames } from "~/i18n/game-names.tsx";
import { JobMark, TaskGlyph } from "./JobMark.tsx";
import { runMessages } from "./messages.ts";
import { seatAddress } from "./plans.ts";
import styles from "./ReadOnly.module.css";
import { runAddress } from "./use-run.ts";
import { jobName } from "./words.ts";

export function ReadOnlyBoard({ run, party }: { run: Run; party?: number }) {
  const t = runMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const duty = dutyOf(run.kind);
  const phantoms = phantomsOf(run);
  return (
    <div className={styles.parties}>
      {partyNames(run).map((name, index) =>
        party !== undefined && party !== index ? null : (
          <section key={name}>
            <h2>{t.party(name)}</h2>
            {(run.leaders[index] ?? "") !== "" && (
              <p className={styles.soft}>{t.ledBy(run.leaders[index] ?? "")}</p>
            )}
            <ol>
              {partySeats(run, index).map((seat, at) => {
                const place = index * duty.partySize + at;
                const label = seatLabel(run, place);
                const phantom = phantoms[place] ?? null;
                const address = duty.brings === "job" ? null : seatAddress(seat, duty.brings);
                return (
                  <li key={label} data-free={seat.name === "" || undefined}>
                    <JobMark
                      role={seat.role}
                      job={seat.name === "" ? null : seat.plays}
                      empty={seat.name === ""}
                    />
                    <p>
                      <Link to={runAddress(run, { of: "seat", place })}>
                        <b>{label}</b> <bdi>{seat.name === "" ? t.empty : seat.name}</bdi>
                      </Link>
                      <small>
                        {seat.plays === null || seat.name === ""
                          ? t.roles[shownRole(seat)]
                          : jobName(seat.plays)}
                        {phantom !== null && ` · ${phantomName(phantom).text}`}
                        {seat.tasks.map((task) => (
                          <span key={task}>
                            {" · "}
                            <TaskGlyph task={task} size={13} /> {t.task[task]}
                          </span>
                        ))}
                        {address !== null && (
                          <>
                            {" · "}
                            <Link to={address}>{t.kit}</Link>
                          </>
                        )}
                      </small>
                    </p>
                  </li>
                );
              })}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}
