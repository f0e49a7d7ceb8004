import { publicAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { downloadFile } from "~/browser/download.ts";
import { copyText, shareAddress } from "~/browser/share.ts";
import { windowMessages } from "~/features/spawn-windows/messages.ts";
import { discordMessage } from "~/ui/chat-lines.ts";
import { discordRow, type ExportRow, shortRun, textRow } from "./export.ts";
import { finderMessages } from "./messages.ts";

/** @param rows called only on a press, because there are many and the page renders every second */
export function useExport(rows: () => readonly ExportRow[]) {
  const t = finderMessages;
  const w = windowMessages;
  return {
    async csv() {
      const { csvText } = await import("./csv.ts");
      downloadFile("weather-finder.csv", csvText(rows()), "text/csv;charset=utf-8");
      announce(t.saved);
    },
    async calendar() {
      const { saveCalendar } = await import("~/features/alarms/calendars/calendar-file.ts");
      const events = rows().map(({ uid, zone, start, end, weathers, note }) => ({
        uid: `${uid}@foray-almanac`,
        start,
        end,
        title: `${zone}: ${shortRun(weathers)}`.slice(0, 200),
        description: `${note}\n${weathers.join(" → ")}`,
        location: zone,
        url: publicAddress("/weather-finder") + window.location.search,
      }));
      saveCalendar("weather-finder", events, { name: t.title, now: deviceNow() });
      announce(t.saved);
    },
    async discord() {
      const lines = rows().map(discordRow);
      const { text, kept } = discordMessage(lines, w.cut);
      const said = kept < lines.length ? w.copiedSome(kept, lines.length) : w.copied;
      announce((await copyText(text)) ? said : w.copyFailed);
    },
    async text() {
      announce((await copyText(rows().map(textRow).join("\n"))) ? w.copied : w.copyFailed);
    },
    async share() {
      const outcome = await shareAddress(window.location.href, t.title);
      if (outcome === "copied") announce(t.shared);
      if (outcome === "failed") announce(w.copyFailed);
    },
  };
}
