import { useAnalytics } from "~/browser/analytics.ts";
import { AlarmWatcher } from "~/features/bell/AlarmWatcher.tsx";
import { LanguageWatcher } from "./LanguageWatcher.tsx";
import { ServiceWorkerManager } from "./ServiceWorkerManager.tsx";
import { StatusBanners } from "./StatusBanners.tsx";

export default function Background() {
  useAnalytics();
  return (
    <>
      <StatusBanners />
      <LanguageWatcher />
      <ServiceWorkerManager />
      <AlarmWatcher />
    </>
  );
}
