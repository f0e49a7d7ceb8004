import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import styles from "./Sidebar.module.css";

type SidebarLinkProps = Readonly<{ to: string; onNavigate: () => void; children: ReactNode }>;

/** An entry of the sidebar: a real link, marked where it leads to the page one is on. */
export function SidebarLink({ to, onNavigate, children }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, "").toLowerCase() === to.toLowerCase();
  return (
    <Link
      to={to}
      className={styles.link}
      aria-current={here ? "page" : undefined}
      onClick={() => {
        onNavigate();
        if (here) window.scrollTo({ top: 0, behavior: "smooth" });
      }}
    >
      {children}
    </Link>
  );
}
