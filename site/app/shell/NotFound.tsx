import { entrances } from "virtual:pages";
import { Link, useLocation } from "react-router";
import { usePageTitle } from "~/browser/use-title.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { closest } from "~/ui/closest.ts";
import styles from "./ErrorScreen.module.css";
import { shellMessages } from "./messages.ts";
import { NotFoundChart } from "./NotFoundChart.tsx";

const knownPaths = entrances.map(({ to }) => to);

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function NotFound() {
  const t = shellMessages.notFound;
  usePageTitle(t.title, false);
  const { pathname } = useLocation();
  const path = readable(pathname);
  const shown = path.length > 120 ? `${path.slice(0, 120)}…` : path;
  const matches = closest(path.replace(/\/+$/, ""), knownPaths, 3);
  return (
    <div className={styles.screen}>
      <NotFoundChart />
      <h1>{t.title}</h1>
      <p>{t.text(shown)}</p>
      {matches.length > 0 && (
        <nav aria-label={t.closest}>
          <h2 className={styles.label}>{t.closest}</h2>
          <ul className={styles.matches}>
            {matches.map((match) => (
              <li key={match}>
                <Link to={match}>{match}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ButtonLink kind="primary" icon="home" to="/">
        {t.home}
      </ButtonLink>
    </div>
  );
}
