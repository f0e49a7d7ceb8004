import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { applyUpdate, keepSite } from "~/browser/service-worker.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";

/** Keeps the site offline once the page has come to rest, and takes a new version in when the player changes the page. */
export function SiteKeeper() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    applyUpdate();
  }, [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => void keepSite(language), 3000);
    return () => clearTimeout(timer);
  }, [language]);
  return null;
}
