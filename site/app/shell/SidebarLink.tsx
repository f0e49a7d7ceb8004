import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import styles from "./Sidebar.module.css";

/** How a link of the sidebar goes where it leads: in the place of this step in the history, or as a new one. */
export type SidebarWay = Readonly<{ replace: boolean; onNavigate: () => void }>;

type SidebarLinkProps = SidebarWay &
  Readonly<{
    to: string;
    /** The page one is on belongs to this entry. */
    within?: boolean;
    children: ReactNode;
  }>;

/** Scrolls the menu alone, so that one of its entries is in the middle, unless it is in sight as it is. */
function scrollToEntry(entry: HTMLElement): void {
  const menu = entry.closest("nav");
  // A closed drawer is not laid out.
  if (menu === null || getComputedStyle(menu).visibility === "hidden") return;
  const { top, bottom } = entry.getBoundingClientRect();
  const sight = menu.getBoundingClientRect();
  if (top < sight.top || bottom > sight.bottom)
    menu.scrollTop += (top + bottom) / 2 - (sight.top + sight.bottom) / 2;
}

/** An entry of the sidebar: a real link, marked where it leads to the page one is on. */
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
