import { settings } from "~/settings.ts";
import styles from "./BrandName.module.css";

/** Renders every brand's name; CSS shows the one that start/start.ts has set, so that nothing shifts. */
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
