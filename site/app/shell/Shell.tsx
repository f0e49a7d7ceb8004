import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useAnalytics } from "~/browser/analytics.ts";
import { forgetFailure, usePartFailure } from "~/browser/part-failure.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { AlarmWatcher } from "~/ui/alarms/AlarmWatcher.tsx";
import { SearchLauncher } from "~/ui/search/SearchLauncher.tsx";
import { Announcer } from "./Announcer.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Footer } from "./Footer.tsx";
import { FooterOnDemand } from "./FooterOnDemand.tsx";
import { LanguageWatcher } from "./LanguageWatcher.tsx";
import { shellMessages } from "./messages.ts";
import { PageProgress } from "./PageProgress.tsx";
import { QuietNotes } from "./QuietNotes.tsx";
import styles from "./Shell.module.css";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SiteKeeper } from "./SiteKeeper.tsx";
import { ThemeWatcher } from "./ThemeWatcher.tsx";
import { TopBar } from "./TopBar.tsx";

/** Pages that fill the window: no page margin, the footer on demand. */
const fullPages = /^\/(map|portals|morbols)(\/|$)/i;

/** Sidebar, top bar, main area and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [collapsed, setCollapsed] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { pathname, key } = useLocation();
  const full = fullPages.test(pathname);
  useAnalytics();
  // The drawer belongs to the page it was opened on: another page finds it closed.
  const open = openAt === pathname;
  const close = () => setOpenAt(null);
  const failure = usePartFailure();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page comes, an older failure no longer matters
  useEffect(() => forgetFailure(), [key]);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // A dialog over the drawer closes first.
      if (event.key !== "Escape" || document.querySelector("dialog[open]") !== null) return;
      setOpenAt(null);
      menuButton.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  const toggle = () => {
    if (window.matchMedia("(max-width: 599.98px)").matches) setOpenAt(open ? null : pathname);
    else setCollapsed((value) => !value);
  };

  return (
    <div
      className={styles.shell}
      data-open={open || undefined}
      data-collapsed={collapsed || undefined}
      data-full={full || undefined}
    >
      <a className={styles.skip} href="#main">
        {t.skip}
      </a>
      <TopBar onMenu={toggle} menuButton={menuButton} open={open} collapsed={collapsed} />
      <Sidebar open={open} onNavigate={close} />
      {open && <button type="button" className={styles.veil} aria-label={t.closeMenu} onClick={close} />}
      <div className={styles.column} inert={open}>
        <QuietNotes />
        <main id="main" className={styles.main} tabIndex={-1}>
          {failure && <ErrorScreen error={failure.error} onRetry={failure.retry} />}
          <div className={styles.page} hidden={failure !== null}>
            <Suspense fallback={<p className={styles.loading}>{t.loading}</p>}>{children}</Suspense>
          </div>
        </main>
        {full ? <FooterOnDemand /> : <Footer />}
      </div>
      <PageProgress />
      <SearchLauncher />
      <ShellDialogs />
      <Announcer />
      <ThemeWatcher />
      <LanguageWatcher />
      <SiteKeeper />
      <AlarmWatcher />
    </div>
  );
}
