import { dutyOf, partyNames } from "@foray/fieldops/runs/duties";
import { partyFinderComment } from "@foray/fieldops/runs/party-finder";
import { type SeatRole, seatRoles } from "@foray/fieldops/runs/seat-words";
import { partySeats } from "@foray/fieldops/runs/seating";
import type { Run, Seat } from "@foray/fieldops/runs/types";
import { formatDay, formatServerTime, formatTime } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { runMessages } from "./messages.ts";

/** `of`: the run or party it is for. */
export type Comment = Readonly<{ of: string; text: string }>;

function openRoles(seats: readonly Seat[]): readonly Readonly<{ role: SeatRole; count: number }>[] {
  const open = seats.filter(({ name }) => name === "");
  return seatRoles.flatMap((role) => {
    const count = open.filter((seat) => seat.role === role).length;
    return count === 0 ? [] : [{ role, count }];
  });
}

/** Party Finder comments for the run and for each party with free seats. */
export function useComments(run: Run): readonly Comment[] {
  const t = runMessages;
  const language = useLanguage();
  const { start, kind, type } = run;
  const what = [t.partyFinder.duty[kind], ...(type === "" ? [] : [t.types[type] ?? type])].join(" ");
  // Japanese players give local time, all others Server Time.
  const when =
    start === null
      ? ""
      : t.partyFinder.start(
          formatDay(start, language),
          language === "ja" ? `LT ${formatTime(start, language, "24")}` : formatServerTime(start),
        );
  const seek = (seats: readonly Seat[]) => {
    const roles = openRoles(seats);
    return roles.length === 0
      ? t.partyFinder.full
      : t.partyFinder.seeking(roles.map(({ role, count }) => t.partyFinder.role(role, count)));
  };
  const hasPasscode = run.passcodes.main !== "";
  const comment = (of: string, party: string, seats: readonly Seat[]): Comment => ({
    of,
    text: partyFinderComment(
      [
        t.partyFinder.title(what, party),
        when,
        seek(seats),
        ...(hasPasscode ? [t.partyFinder.passcode] : []),
        ...(run.leader === "" ? [] : [t.ledBy(run.leader)]),
        ...(run.title === "" ? [] : [run.title]),
      ],
      t.partyFinder.between,
    ),
  });
  const parties = partyNames(run).map((party, index) => ({ party, seats: partySeats(run, index) }));
  const free = parties.filter(({ seats }) => seats.some(({ name }) => name === ""));
  return [
    comment(t.partyFinder.wholeRun, "", run.seats),
    ...(dutyOf(kind).parties[0]?.length === 1
      ? []
      : free.map(({ party, seats }) => comment(t.party(party), t.party(party), seats))),
  ];
}
