import { Link } from "react-router";
import { settings } from "~/settings.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./Footer.module.css";
import { shellMessages } from "./messages.ts";
import { siteVersion } from "./version.ts";

export function Footer() {
  const t = shellMessages;
  const { donation, chat, source } = settings;
  return (
    <footer className={styles.footer}>
      <p>{t.notice}</p>
      <ul className={styles.links}>
        {donation && (
          <li>
            <a className={styles.donation} href={donation.href} rel="noopener noreferrer">
              <UiIcon id="coffee" />
              {donation.label}
            </a>
          </li>
        )}
        {chat && (
          <li>
            <a href={chat.href} rel="noopener noreferrer">
              {chat.label}
            </a>
          </li>
        )}
        {source && (
          <li>
            <a href={source.href} rel="noopener noreferrer">
              {source.label}
            </a>
          </li>
        )}
        <li>
          <Link to="/developers">{t.developers}</Link>
        </li>
        <li>
          <Link to="/changelog">{t.version(siteVersion)}</Link>
        </li>
      </ul>
    </footer>
  );
}
