import type { ReactNode } from "react";
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

/** An entry of the sidebar: a real link, marked where it leads to the page one is on. */
export function SidebarLink({ to, within = false, replace, onNavigate, children }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, "").toLowerCase() === to.toLowerCase();
  return (
    <Link
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
