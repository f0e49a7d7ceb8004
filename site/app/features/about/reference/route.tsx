import mchPlates from "virtual:art/figures/mch";
import mchNight from "virtual:art/figures/mch-night";
import warPlates from "virtual:art/figures/war";
import warNight from "virtual:art/figures/war-night";
import { Link, useParams } from "react-router";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { referenceMessages } from "./messages.ts";
import styles from "./Reference.module.css";
import { plateNumbers, readReference, referenceTypes } from "./types.ts";

const plates = { mch: mchPlates, war: warPlates } as const;
const nightPlates = { mch: mchNight, war: warNight } as const;

export function meta({ params }: MetaArgs) {
  const { type, unknown } = readReference(params.type);
  return pageMeta({
    title: referenceMessages.title(type.toUpperCase(), params.type === undefined),
    description: referenceMessages.description(referenceMessages.names[type]),
    path: params.type === undefined ? "/reference" : `/reference/${type}`,
    unlisted: unknown !== undefined,
  });
}

export default function ReferencePage() {
  const t = referenceMessages;
  const { type, unknown } = readReference(useParams().type);
  usePageTitle(t.title(type.toUpperCase(), false));
  return (
    <article className={styles.page}>
      <PageHead eyebrow={t.eyebrow} title={type.toUpperCase()}>
        <nav aria-label={t.types}>
          <ul className={styles.types}>
            {referenceTypes.map((each) => (
              <li key={each}>
                <Link to={`/reference/${each}`} aria-current={each === type ? "page" : undefined}>
                  {t.names[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {unknown !== undefined && <Note kind="warn">{t.unknown(unknown)}</Note>}
      <div className={styles.plates}>
        {plateNumbers.map((number, place) => (
          <figure key={`${type}-${number}`} className={styles.plate}>
            {[plates, nightPlates].map((set, theme) => (
              <img
                key={theme === 0 ? "day" : "night"}
                data-plate={theme === 0 ? "day" : "night"}
                src={set[type][place]}
                alt={t.alt(t.names[type], t.views[place] ?? "")}
                width={1200}
                height={1500}
                loading="lazy"
                // On a phone, the first image is the largest contentful paint.
                fetchPriority={place === 0 ? "high" : undefined}
                decoding="async"
              />
            ))}
            <figcaption>
              <b>0{number}</b> {t.views[place]}
            </figcaption>
          </figure>
        ))}
      </div>
    </article>
  );
}
