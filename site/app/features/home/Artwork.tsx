import sceneUrls from "virtual:art/scenes";
import { useEffect } from "react";
import { Link } from "react-router";
import styles from "./Artwork.module.css";
import { homeMessages } from "./messages.ts";
import "./scenes.css";
import { rollScene, sceneIds } from "./scene-choice.ts";

/** A first visit shows the first scene, which is therefore loaded eagerly. Later visits show a random one. */
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
