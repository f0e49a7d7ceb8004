import { Suspense, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { lazyPart } from "~/browser/parts.tsx";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { BrandName } from "~/ui/BrandName.tsx";
import { NavGlyph, UiIcon } from "~/ui/Glyph.tsx";
import { PinButton } from "~/ui/pins/PinButton.tsx";
import { SearchField } from "~/ui/search/SearchField.tsx";
import { Mark } from "./Mark.tsx";
import { shellMessages } from "./messages.ts";
import { sidebarEntries } from "./navigation.ts";
import styles from "./Sidebar.module.css";
import { SidebarClock } from "./SidebarClock.tsx";
import { SidebarLink } from "./SidebarLink.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

const ForecastMenu = lazyPart("ForecastMenu", () => import("./ForecastMenu.tsx"));

type SidebarProps = Readonly<{ open: boolean; onNavigate: () => void }>;

/** Permanent beside the page from 600 px, a drawer below. Forecast pages put their own menu here. */
export function Sidebar({ open, onNavigate }: SidebarProps) {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const forecast = /^\/forecast(\/|$)/i.test(pathname);
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    if (open) aside.current?.querySelector("a")?.focus();
  }, [open]);

  return (
    <aside id="sidebar" ref={aside} className={styles.sidebar} data-open={open || undefined}>
      <Link to="/" className={styles.brand} onClick={onNavigate}>
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
            <ForecastMenu onNavigate={onNavigate} />
          </Suspense>
        ) : (
          sidebarEntries.map(({ group, entries }) => (
            <section key={group}>
              <h2 className={styles.group}>{t.navigation[group]}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <SidebarLink to={entry.to} onNavigate={onNavigate}>
                      <NavGlyph id={entry.glyph} size={18} />
                      {entry.name}
                    </SidebarLink>
                  </li>
                ))}
              </ul>
            </section>
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
