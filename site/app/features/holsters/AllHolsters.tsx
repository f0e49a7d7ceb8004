import type { HolsterHost } from "@foray/fieldops/bozja/holster-sets/types";
import { Link } from "react-router";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./AllHolsters.module.css";
import { holsterMessages } from "./messages.ts";
import { stepPath } from "./paths.ts";

export function AllHolsters({ host }: Readonly<{ host: HolsterHost }>) {
  const t = holsterMessages;
  const language = useLanguage();
  const types = host.types.map(({ slug, name, roles }) => ({
    slug,
    name,
    holsters: roles.flatMap(({ holsters }) => holsters),
  }));
  const count = types.reduce((sum, { holsters }) => sum + holsters.length, 0);
  return (
    <details className={styles.all}>
      <summary>{t.allHolsters(formatNumber(count, language))}</summary>
      {types.map((type) => (
        <section key={type.slug} lang="en">
          <h2>{type.name}</h2>
          <ul>
            {type.holsters.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={stepPath(host.slug, type.slug, slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
