import { eorzeaClock } from "@foray/eorzea/clock";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatDuration, formatEorzeaTime, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { timerPageMessages } from "./messages.ts";

/** Times in the reader's ways, and what puts a line on the clipboard. */
export function useTimerWords() {
  const t = useMessages(timerPageMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  return {
    time: (at: number) => formatTime(at, language, cycle),
    duration: (ms: number) => formatDuration(ms, language),
    /** Eorzea time: the one clock that all players of an instance share. */
    eorzea(at: number) {
      const { hour, minute } = eorzeaClock(at);
      return formatEorzeaTime(hour, minute, language, "24");
    },
    async copy(line: string) {
      announce((await copyText(line)) ? t.copied : t.copyFailed);
    },
  };
}
