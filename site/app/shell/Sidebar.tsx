import { lazy, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Link, useLocation } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { PinButton } from "~/features/map/pins/PinButton.tsx";
import { SearchField } from "~/features/search/SearchField.tsx";
import { doors } from "~/page.ts";
import { BrandName } from "~/ui/BrandName.tsx";
import { NavGlyph, UiIcon } from "~/ui/Glyph.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { DoorLink } from "./Doors.tsx";
import { foldedGroups, sidebarRail, unchosenGroups } from "./folded-groups.ts";
import { Mark } from "./Mark.tsx";
import { shellMessages } from "./messages.ts";
import { currentDoor, currentEntry, doorEntries, operationEntries } from "./navigation.ts";
import styles from "./Sidebar.module.css";
import { SidebarClock } from "./SidebarClock.tsx";
import { SidebarLink } from "./SidebarLink.tsx";
import { SidebarSection } from "./SidebarSection.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

const ForecastMenu = lazy(() => import("./ForecastMenu.tsx"));

type SidebarProps = Readonly<{ open: boolean; onNavigate: () => void }>;

/** A column beside the page from 600 px, a drawer below. On forecast pages it contains their own menu. */
export function Sidebar({ open, onNavigate }: SidebarProps) {
  const t = shellMessages;
  const { pathname } = useLocation();
  const forecast = /^\/forecast(\/|$)/i.test(pathname);
  const aside = useRef<HTMLElement>(null);
  const folded = usePreference(foldedGroups, unchosenGroups);
  // Links in the drawer replace its history entry.
  const way = { replace: open, onNavigate };
  const current = currentEntry(pathname);
  const door = currentDoor(pathname);
  const isRail = usePreference(sidebarRail, false);
  const listed = doorEntries.find((each) => each.door === (door ?? "tonight"));
  const foldedAtFirst = operationEntries.flatMap(({ group, entries }) =>
    entries.some(({ to }) => to === current) ? [] : [group],
  );
  // Memoized, so that the lazy menu keeps its prerendered markup when the sidebar renders again.
  const forecastMenu = useMemo(
    () => (
      <Part waiting={<p className={styles.fallback}>{shellMessages.loading}</p>}>
        <ForecastMenu replace={open} onNavigate={onNavigate} />
      </Part>
    ),
    [open, onNavigate],
  );
  const entry = ({ to, name, glyph }: (typeof operationEntries)[number]["entries"][number]) => (
    <li key={to}>
      <SidebarLink to={to} within={to === current} {...way}>
        <NavGlyph id={glyph} size={18} />
        {name}
      </SidebarLink>
    </li>
  );

  // A layout effect: if the drawer is closed at once, the menu button must keep the focus.
  useLayoutEffect(() => {
    if (open) aside.current?.querySelector("a")?.focus();
  }, [open]);

  useEffect(() => {
    document.documentElement.dataset.folded = [...folded].join(" ");
  }, [folded]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-rail", isRail);
  }, [isRail]);

  return (
    <aside id="sidebar" ref={aside} className={styles.sidebar} data-open={open || undefined}>
      <div className={styles.head}>
        <Link to="/" className={styles.brand} replace={open} onClick={onNavigate}>
          <Mark />
          <span>
            <BrandName />
            <small>{t.tagline}</small>
          </span>
        </Link>
        <button
          type="button"
          className={styles.fold}
          aria-label={isRail ? t.unfoldSidebar : t.foldSidebar}
          aria-pressed={isRail}
          onClick={() => sidebarRail.set(!isRail)}
        >
          <UiIcon id="panel-left" />
        </button>
      </div>
      <SearchField look="sidebar" />
      <nav className={styles.nav} aria-label={t.mainNavigation}>
        <div className={styles.doors}>
          {doors.map((each) => (
            <DoorLink key={each} door={each} current={door} pathname={pathname} {...way} />
          ))}
        </div>
        {forecast ? (
          forecastMenu
        ) : (
          <>
            {listed !== undefined && (
              <ul className={styles.behind} aria-label={t.doors[listed.door]}>
                {listed.entries.map(entry)}
              </ul>
            )}
            <p className={styles.operations}>{t.operations}</p>
            {operationEntries.map(({ group, entries }) => (
              <SidebarSection
                key={group}
                id={group}
                label={t.navigation[group]}
                count={entries.length}
                foldedAtFirst={foldedAtFirst}
              >
                {entries.map(entry)}
              </SidebarSection>
            ))}
          </>
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
