import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { BrandName } from "~/ui/BrandName.tsx";
import { NavGlyph, UiIcon } from "~/ui/Glyph.tsx";
import { PinButton } from "~/ui/pins/PinButton.tsx";
import { SearchField } from "~/ui/search/SearchField.tsx";
import { foldedGroups } from "./folded-groups.ts";
import { Mark } from "./Mark.tsx";
import { shellMessages } from "./messages.ts";
import { currentEntry, sidebarEntries } from "./navigation.ts";
import styles from "./Sidebar.module.css";
import { SidebarClock } from "./SidebarClock.tsx";
import { SidebarLink } from "./SidebarLink.tsx";
import { SidebarSection } from "./SidebarSection.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

const ForecastMenu = lazy(() => import("./ForecastMenu.tsx"));

const none: ReadonlySet<string> = new Set();

type SidebarProps = Readonly<{ open: boolean; onNavigate: () => void }>;

/** Permanent beside the page from 600 px, a drawer below. Forecast pages put their own menu here. */
export function Sidebar({ open, onNavigate }: SidebarProps) {
  const t = shellMessages;
  const { pathname } = useLocation();
  const forecast = /^\/forecast(\/|$)/i.test(pathname);
  const aside = useRef<HTMLElement>(null);
  const folded = usePreference(foldedGroups, none);
  // In the drawer a link takes the place of the drawer's own step in the history.
  const way = { replace: open, onNavigate };
  const current = currentEntry(pathname);

  // Before the paint: who closes it at once is back at the button of the menu, and stays there.
  useLayoutEffect(() => {
    if (open) aside.current?.querySelector("a")?.focus();
  }, [open]);

  useEffect(() => {
    document.documentElement.dataset.folded = [...folded].join(" ");
  }, [folded]);

  return (
    <aside id="sidebar" ref={aside} className={styles.sidebar} data-open={open || undefined}>
      <Link to="/" className={styles.brand} replace={open} onClick={onNavigate}>
        <Mark />
        <span>
          <BrandName />
          <small>{t.tagline}</small>
        </span>
      </Link>
      <SearchField look="sidebar" />
      <nav className={styles.nav} aria-label={t.mainNavigation}>
        {forecast ? (
          <Suspense fallback={<p className={styles.fallback}>{t.loading}</p>}>
            <ForecastMenu {...way} />
          </Suspense>
        ) : (
          sidebarEntries.map(({ group, entries }) => (
            <SidebarSection key={group} id={group} label={t.navigation[group]}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <SidebarLink to={entry.to} within={entry.to === current} {...way}>
                    <NavGlyph id={entry.glyph} size={18} />
                    {entry.name}
                  </SidebarLink>
                </li>
              ))}
            </SidebarSection>
          ))
        )}
      </nav>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.settings}
          onClick={() => shellDialog.set({ kind: "settings" })}
          aria-haspopup="dialog"
        >
          <UiIcon id="settings" />
          {t.settings}
        </button>
        <PinButton className={styles.pin} />
        <ThemeToggle />
        <SidebarClock />
      </div>
    </aside>
  );
}
