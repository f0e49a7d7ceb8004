import { settings } from "~/settings.ts";
import styles from "./BrandName.module.css";

/**
 * The site's name. Every brand's name is in the prerendered page; start/start.ts names the host's brand on the root before the
 * first paint and the style sheet shows that one, so nothing shifts.
 */
export function BrandName() {
  return (
    <>
      {settings.brands.map((brand, index) => (
        <span key={brand.id} className={styles.name} data-name={index === 0 ? "default" : `brand-${index}`}>
          {brand.siteName}
        </span>
      ))}
    </>
  );
}
