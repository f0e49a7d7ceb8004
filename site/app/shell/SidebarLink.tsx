import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Sidebar.module.css";
import { usePagePath } from "./use-page-path.ts";

type SidebarLinkProps = Readonly<{ to: string; onNavigate: () => void; children: ReactNode }>;

/** An entry of the sidebar: a real link, marked where it leads to the page one is on. */
export function SidebarLink({ to, onNavigate, children }: SidebarLinkProps) {
  const pathname = usePagePath();
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
