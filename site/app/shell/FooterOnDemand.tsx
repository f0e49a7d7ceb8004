import { UiIcon } from "~/ui/Glyph.tsx";
import { Footer } from "./Footer.tsx";
import styles from "./FooterOnDemand.module.css";
import { shellMessages } from "./messages.ts";

/** The footer of pages that fill the viewport. */
export function FooterOnDemand() {
  const t = shellMessages;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="about-site"
        aria-label={t.aboutSite}
        title={t.aboutSite}
        data-over-map=""
      >
        <UiIcon id="info" />
      </button>
      <div id="about-site" popover="auto" className={styles.sheet}>
        <Footer />
      </div>
    </>
  );
}
