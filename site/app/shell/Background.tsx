import { useAnalytics } from "~/browser/analytics.ts";
import { AlarmWatcher } from "~/ui/alarms/AlarmWatcher.tsx";
import { LanguageWatcher } from "./LanguageWatcher.tsx";
import { QuietNotes } from "./QuietNotes.tsx";
import { SiteKeeper } from "./SiteKeeper.tsx";

/** What goes on behind every page; nothing of it is there to be seen at first. */
export default function Background() {
  useAnalytics();
  return (
    <>
      <QuietNotes />
      <LanguageWatcher />
      <SiteKeeper />
      <AlarmWatcher />
    </>
  );
}
