import type { Moment } from "~/features/alarms/moments.ts";
import { USUAL_EARLY } from "~/features/alarms/settings.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import type { TonightStep } from "~/features/tonight/evening-plan.ts";
import { formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { tonightMessages } from "./messages.ts";

/** The alarm of a step: once, some minutes before one is to be there. */
export function useStepAlarms(): Readonly<{ momentOf: (step: TonightStep) => Omit<Moment, "since"> }> {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const words = useWindowWords();
  const zoneName = useZoneNames();
  return {
    momentOf: ({ stop: { window, key }, start }) => ({
      id: `tonight:${key}`,
      at: start - USUAL_EARLY * 60_000,
      title: t.ring(
        words.nameOf(window),
        formatTime(start, language, cycle),
        zoneName(window.filter.zone).text,
      ),
      path: forecastPath(window.filter, window.choice?.id),
    }),
  };
}
