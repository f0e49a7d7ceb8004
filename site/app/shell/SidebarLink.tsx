import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import styles from "./Sidebar.module.css";

export type SidebarWay = Readonly<{ replace: boolean; onNavigate: () => void }>;

type SidebarLinkProps = SidebarWay &
  Readonly<{
    to: string;
    /** The current page is below this entry. */
    within?: boolean;
    children: ReactNode;
  }>;

/** Centers a menu entry that is out of view. Scrolls only the menu. */
function scrollToEntry(entry: HTMLElement): void {
  const menu = entry.closest("nav");
  // A closed drawer has no layout.
  if (menu === null || getComputedStyle(menu).visibility === "hidden") return;
  const { top, bottom } = entry.getBoundingClientRect();
  const sight = menu.getBoundingClientRect();
  if (top < sight.top || bottom > sight.bottom)
    menu.scrollTop += (top + bottom) / 2 - (sight.top + sight.bottom) / 2;
}

export function SidebarLink({ to, within = false, replace, onNavigate, children }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, "").toLowerCase() === to.toLowerCase();
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = here || within;

  useEffect(() => {
    if (isCurrent && link.current !== null) scrollToEntry(link.current);
  }, [isCurrent]);

  return (
    <Link
      ref={link}
      to={to}
      className={styles.link}
      replace={replace}
      aria-current={here ? "page" : within || undefined}
      onClick={() => {
        onNavigate();
        if (here) window.scrollTo({ top: 0, behavior: "smooth" });
      }}
    >
      {children}
    </Link>
  );
}
