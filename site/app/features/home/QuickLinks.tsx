import { Link } from "react-router";
import { NavGlyph } from "~/ui/Glyph.tsx";
import { homeMessages } from "./messages.ts";
import styles from "./QuickLinks.module.css";

const links = [
  { id: "start", to: "/start", glyph: "start" },
  { id: "now", to: "/tonight", glyph: "tonight" },
  { id: "where", to: "/map", glyph: "atlas" },
  { id: "who", to: "/run", glyph: "run" },
] as const;

export function QuickLinks() {
  const t = homeMessages;
  return (
    <nav className={styles.links} aria-label={t.questions}>
      {links.map(({ id, to, glyph }) => (
        <Link key={id} to={to} className={styles.link}>
          <NavGlyph id={glyph} size={22} />
          <span>{t.question[id]}</span>
        </Link>
      ))}
    </nav>
  );
}
