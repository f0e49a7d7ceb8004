import { useId } from "react";
import { addressIn } from "~/browser/address.ts";
import { language } from "~/browser/preferences.ts";
import { writeStored } from "~/browser/storage.ts";
import { languageNames, languages, pageLanguage } from "~/i18n/language.ts";
import styles from "~/ui/Segmented.module.css";
import { shellMessages } from "./messages.ts";

/** Following a link stores its language, which from then on overrides that of any URL. */
export function LanguageLinks() {
  const t = shellMessages.settingsPart;
  const label = useId();
  return (
    <nav aria-labelledby={label}>
      <p id={label} className={styles.legend}>
        {t.language}
      </p>
      <ul className={styles.row}>
        {languages.map((each) => (
          <li key={each}>
            <a
              href={addressIn(each)}
              hrefLang={each}
              lang={each}
              aria-current={each === pageLanguage ? "true" : undefined}
              className={styles.face}
              onClick={() => writeStored(language.key, each)}
            >
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
