import sceneUrls from "virtual:art/scenes";
import { Link } from "react-router";
import { homeMessages } from "./messages.ts";
import styles from "./PageLinks.module.css";
import { sceneIds } from "./scene-choice.ts";

const ways = [
  { id: "forecast", to: "/forecast", scene: "pagos" },
  { id: "eureka", to: "/eureka/guide", scene: "hydatos" },
  { id: "bozja", to: "/bozja/guide", scene: "southern-front" },
  { id: "occult", to: "/occult/guide", scene: "south-horn" },
] as const;

export function PageLinks() {
  const t = homeMessages;
  return (
    <nav className={styles.ways} aria-label={t.ways}>
      <h2 className={styles.title}>{t.ways}</h2>
      <ul className={styles.list}>
        {ways.map(({ id, to, scene }) => (
          <li key={id} data-operation={id}>
            <Link to={to} className={styles.way}>
              <img
                src={sceneUrls[sceneIds.indexOf(scene)]}
                alt=""
                width={1600}
                height={1000}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
                className={styles.picture}
              />
              <span className={styles.name}>{t.wayTo[id].title}</span>
              <span className={styles.text}>{t.wayTo[id].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
