import sceneUrls from "virtual:art/scenes";
import { useEffect } from "react";
import { Link } from "react-router";
import styles from "./Artwork.module.css";
import { homeMessages } from "./messages.ts";
import "./scenes.css";
import { rollScene, sceneIds } from "./scene-choice.ts";

/**
 * One of the seven scenes. A first visit shows the first, which is therefore fetched at once and not lazily; later visits show another
 * each time. The frame has a fixed size, so nothing moves when the image loads.
 */
export function Artwork() {
  const t = homeMessages;
  useEffect(() => rollScene, []);
  return (
    <div className={styles.frame}>
      {sceneIds.map((id, index) => (
        <figure key={id} data-scene-choice={index} className={styles.scene}>
          <img
            src={sceneUrls[index]}
            alt={t.scenes[id].alt}
            width={1600}
            height={1000}
            loading={index === 0 ? "eager" : "lazy"}
            fetchPriority="high"
            decoding="async"
            className={styles.picture}
          />
          <figcaption className={styles.caption}>
            <Link to="/credits#art">{t.scenes[id].title}</Link>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
