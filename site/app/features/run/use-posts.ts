import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { readerView } from "@foray/fieldops/runs/codec";
import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { phantomOf } from "@foray/fieldops/runs/needs";
import { partySeats, peopleByKey, sitterOf } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { fullAddress } from "~/browser/address.ts";
import { formatAside, formatSeries, formatServerTime } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { discordPlain, discordTime } from "~/ui/chat-lines.ts";
import { runMessages } from "./messages.ts";
import { seatAddress } from "./plans.ts";
import { discordPosts } from "./texts.ts";
import { runAddress } from "./use-run.ts";
import { jobName, jobShort, runTitle } from "./words.ts";

function factOf(run: Run): readonly string[] {
  const t = runMessages;
  const parts = [
    ...(run.title === "" ? [] : [t.kinds[run.kind]]),
    ...(run.type === "" ? [] : [t.types[run.type] ?? run.type]),
  ];
  return parts.length === 0 ? [] : [parts.join(" · ")];
}

/** Browser only, as links need the origin. */
export function usePosts(run: Run): (emoji: boolean) => readonly string[] {
  const t = runMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const duty = dutyOf(run.kind);
  return (emoji) => {
    const people = peopleByKey(run.people);
    const kits = new Map<`/${string}`, string[]>();
    const parties = partyNames(run).map((party, index) => {
      const leader = run.leaders[index] ?? "";
      return {
        name: leader === "" ? t.party(party) : formatAside(t.party(party), t.ledBy(leader)),
        seats: partySeats(run, index).map((seat, at) => {
          const label = seatLabel(run, index * duty.partySize + at);
          const { plays, tasks, name, role } = seat;
          const address = seatAddress(seat, duty.brings);
          if (address !== null && duty.brings !== "job" && name !== "")
            kits.set(address, [...(kits.get(address) ?? []), label]);
          const mark = emoji && plays !== null && name !== "" ? `:${jobShort(plays)}: ` : "";
          const sitter = sitterOf(people, seat);
          const phantom = phantomOf(seat, sitter);
          const unsure = sitter?.status === "late" || sitter?.status === "tentative" ? sitter.status : null;
          const brings = formatSeries([
            plays === null || name === "" ? t.roles[role] : jobName(plays),
            ...(phantom === null ? [] : [phantomName(phantom).text]),
            ...tasks.map((task) => t.task[task]),
            ...(unsure === null ? [] : [t.statuses[unsure]]),
          ]);
          return formatAside(`${label} ${mark}${name === "" ? "–" : discordPlain(name)}`, brings);
        }),
      };
    });
    return discordPosts({
      title: runTitle(run),
      facts: [
        ...factOf(run),
        ...(run.leader === "" ? [] : [t.ledBy(discordPlain(run.leader))]),
        ...(run.start === null
          ? []
          : [
              t.startsAt(
                formatAside(
                  `${discordTime(run.start, "F")} · ${formatServerTime(run.start)}`,
                  discordTime(run.start, "R"),
                ),
              ),
            ]),
      ],
      parties: [
        ...parties,
        ...(kits.size === 0
          ? []
          : [
              {
                name: t.kit,
                seats: [...kits].map(
                  ([address, labels]) => `${formatSeries(labels)} <${fullAddress(address)}>`,
                ),
              },
            ]),
      ],
      link: fullAddress(runAddress(run, readerView)),
      linkName: t.wholeBoard,
    });
  };
}
