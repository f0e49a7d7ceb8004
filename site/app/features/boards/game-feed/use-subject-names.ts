import type { FeedSubject } from "@foray/fieldops/game-feed/subjects";
import fateNames from "@foray/fieldops/records/fates/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { useClockNames } from "../clock-names.ts";

export function useSubjectNames(): (subject: Pick<FeedSubject, "kind" | "id">) => string {
  const clocks = useClockNames();
  const fates = useGameNames("fieldops/fates", fateNames);
  return ({ kind, id }) => titled(kind === "fate" ? fates(id) : clocks[kind](id)).text;
}
