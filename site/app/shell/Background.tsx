import { useAnalytics } from "~/browser/analytics.ts";
import { AlarmWatcher } from "~/features/bell/AlarmWatcher.tsx";
import { LanguageWatcher } from "./LanguageWatcher.tsx";
import { QuietNotes } from "./QuietNotes.tsx";
import { ServiceWorkerManager } from "./ServiceWorkerManager.tsx";

/** Background tasks of every page; nothing of them is visible at first. */
export default function Background() {
  useAnalytics();
  return (
    <>
      <QuietNotes />
      <LanguageWatcher />
      <ServiceWorkerManager />
      <AlarmWatcher />
    </>
  );
}
