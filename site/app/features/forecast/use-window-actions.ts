import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { publicAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { copyText, shareAddress } from "~/browser/share.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { windowMessages } from "~/features/spawn-windows/messages.ts";
import { useWindowHints } from "~/features/spawn-windows/use-window-hints.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { discordLines, textLine, windowEvent } from "~/features/spawn-windows/window-lines.ts";
import { discordMessage } from "~/ui/chat-lines.ts";
import { forecastMessages } from "./messages.ts";

export function useWindowActions() {
  const t = forecastMessages;
  const w = windowMessages;
  const { texts } = useWindowWords();
  const hints = useWindowHints();

  const copy = async (text: string, said: string) => announce((await copyText(text)) ? said : w.copyFailed);

  return {
    copyDiscord(windows: readonly SpawnWindow[]) {
      const { text, kept } = discordMessage(
        discordLines(windows.map((window) => ({ texts: texts(window), hints: hints(window) }))),
        w.cut,
      );
      void copy(text, kept < windows.length ? w.copiedSome(kept, windows.length) : w.copied);
    },
    copyText(windows: readonly SpawnWindow[]) {
      void copy(windows.map((window) => textLine(texts(window))).join("\n"), w.copied);
    },
    /**
     * @param file name without extension
     * @param title name of the calendar
     */
    async calendar(windows: readonly SpawnWindow[], file: string, title: string) {
      const { saveCalendar } = await import("~/features/alarms/calendars/calendar-file.ts");
      const events = windows.map((window) =>
        windowEvent(
          window.filter.id,
          texts(window),
          publicAddress(forecastPath(window.filter, window.choice?.id)),
        ),
      );
      saveCalendar(file, events, { name: title, now: deviceNow() });
      announce(t.saved);
    },
    async share(title: string) {
      const outcome = await shareAddress(window.location.href, title);
      if (outcome === "copied") announce(t.linkCopied);
      if (outcome === "failed") announce(w.copyFailed);
    },
  };
}
