import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { siteUpdate } from "~/browser/site-update.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";

// Loaded only when needed; if that fails, the site still works online.
const worker = () => import("~/browser/service-worker.ts").catch(() => null);

/** Registers the service worker 3 s after loading, and applies an update when the player changes the page. */
export function ServiceWorkerManager() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (siteUpdate.get()) void worker().then((part) => part?.applyUpdate());
  }, [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => void worker().then((part) => part?.keepSite(language)), 3000);
    return () => clearTimeout(timer);
  }, [language]);
  return null;
}
