import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { currentPath } from "~/browser/address.ts";
import { useWide } from "~/browser/use-wide.ts";
import { SearchLauncher } from "~/features/search/SearchLauncher.tsx";
import { Announcer } from "./Announcer.tsx";
import { BackgroundLoader } from "./BackgroundLoader.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import { FooterOnDemand } from "./FooterOnDemand.tsx";
import { shellMessages } from "./messages.ts";
import { PageProgress } from "./PageProgress.tsx";
import styles from "./Shell.module.css";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { ThemeWatcher } from "./ThemeWatcher.tsx";
import { TopBar } from "./TopBar.tsx";

/** Pages that fill the viewport: without margins, and with the footer in a popover. */
const fullPages = /^\/(map|portals|morbols)(\/|$)/i;

const drawerStep = v.object({ drawer: v.literal(true) });

export function Shell({ children }: { children: ReactNode }) {
  const t = shellMessages;
  const [opened, setOpened] = useState(false);
  const [collapsed, setCollapsed] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wide = useWide();
  const full = fullPages.test(pathname);
  // An open drawer has its own history entry, so that Back closes it.
  const onDrawerStep = v.is(drawerStep, state);
  const open = opened && onDrawerStep;
  const forget = useCallback(() => setOpened(false), []);
  const close = useCallback(() => void navigate(-1), [navigate]);

  useEffect(() => {
    if (!onDrawerStep) setOpened(false);
  }, [onDrawerStep]);

  // A layout effect, so that Escape works as soon as the drawer is visible.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // Escape closes a dialog over the drawer first.
      if (event.key !== "Escape" || document.querySelector("dialog[open]") !== null) return;
      close();
      menuButton.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, close]);

  const toggle = () => {
    if (wide) setCollapsed((value) => !value);
    else if (open) close();
    else {
      setOpened(true);
      const { search, hash } = window.location;
      void navigate(currentPath() + search + hash, { state: { drawer: true }, preventScrollReset: true });
    }
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
      <TopBar onMenu={toggle} menuButton={menuButton} open={wide ? !collapsed : open} />
      <Sidebar open={open} onNavigate={forget} />
      {open && <button type="button" className={styles.veil} aria-label={t.closeMenu} onClick={close} />}
      <div className={styles.column} inert={open}>
        <BackgroundLoader />
        <main id="main" className={styles.main} tabIndex={-1}>
          <div className={styles.page}>
            <Suspense fallback={<p className={styles.loading}>{t.loading}</p>}>{children}</Suspense>
          </div>
        </main>
        {full ? <FooterOnDemand /> : <Footer />}
      </div>
      {!full && <BottomBar />}
      <PageProgress />
      <SearchLauncher />
      <ShellDialogs />
      <Announcer />
      <ThemeWatcher />
    </div>
  );
}
