import { Link } from "react-router";
import type { Door } from "~/page.ts";
import { NavGlyph } from "~/ui/Glyph.tsx";
import styles from "./Doors.module.css";
import { shellMessages } from "./messages.ts";
import { doorEntries } from "./navigation.ts";

type DoorLinkProps = Readonly<{
  door: Door;
  current: Door | undefined;
  pathname: string;
  /** Links in the drawer replace its history entry. */
  replace?: boolean;
  onNavigate?: () => void;
}>;

export function DoorLink({ door, current, pathname, replace = false, onNavigate }: DoorLinkProps) {
  const entry = doorEntries.find((each) => each.door === door);
  if (entry === undefined) return null;
  const here = pathname.replace(/\/+$/, "") === entry.to;
  return (
    <Link
      to={entry.to}
      className={styles.door}
      replace={replace}
      aria-current={here ? "page" : door === current || undefined}
      {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
    >
      <NavGlyph id={entry.glyph} size={24} />
      <span>{shellMessages.doors[door]}</span>
    </Link>
  );
}
