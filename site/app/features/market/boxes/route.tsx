import { doubtOf } from "@foray/fieldops/doubt/doubt";
import type { DropRate } from "@foray/fieldops/records/types";
import { useId } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { textPart, useUrlState } from "~/browser/url-state.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { TablePage } from "~/features/record-table/TablePage.tsx";
import { useAskedItem } from "~/features/record-table/use-asked-item.ts";
import { formatNumber, formatSentences } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Select } from "~/ui/Field.tsx";
import { BoxContents } from "./BoxContents.tsx";
import styles from "./Boxes.module.css";
import { BoxSource } from "./BoxSource.tsx";
import { boxes, boxKinds, boxOf } from "./boxes.ts";
import { boxItems } from "./items.ts";
import { boxMessages } from "./messages.ts";

/** With fewer openings, the intervals are wide. */
const FEW = 1000;

export function meta() {
  return pageMeta({ title: boxMessages.title, description: boxMessages.lead, path: "/boxes" });
}

const boxPart = textPart("box");

export default function BoxesPage() {
  const t = boxMessages;
  const language = useLanguage();
  const zone = useZoneNames();
  const item = boxItems.useNames();
  const [asked, ask] = useUrlState(boxPart);
  const id = useId();
  const name = ({ coffer, containerId, found, kind, zone: where }: DropRate): string => {
    const place = where === null ? "" : zone(where).text;
    if (coffer === undefined) return item(containerId)?.text ?? place;
    return kind === "bunnyCoffer" || found === undefined
      ? t.bunny(t.coffers[coffer], place)
      : t.found[found](t.coffers[coffer], place);
  };
  useAskedItem((itemId) => item(itemId)?.text);
  const box = boxOf(asked);
  if (box === undefined) return null;
  return (
    <TablePage title={t.title} lead={t.lead} tables={["drop-rates"]}>
      <div className={styles.choice}>
        <label htmlFor={id}>{t.box}</label>
        <Select id={id} value={box.id} onChange={({ target }) => ask(() => target.value)}>
          {boxKinds.map((kind) => (
            <optgroup key={kind} label={t.kinds[kind]}>
              {boxes
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {t.since(name(each), each.patch)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <section className={styles.box} aria-labelledby={`${id}-name`}>
        <h2 id={`${id}-name`}>{name(box)}</h2>
        <p>
          <DoubtMark doubt={doubtOf(box, "openings")}>
            {t.openings(formatNumber(box.openings, language), box.patch)}
          </DoubtMark>
          {formatSentences([
            "",
            ...(box.partial === true ? [t.partial] : []),
            ...(box.oneEach === true ? [] : [t.several]),
            ...(box.openings < FEW ? [t.few] : []),
          ])}
        </p>
        <BoxSource box={box} />
        <BoxContents key={box.id} box={box} label={name(box)} />
      </section>
    </TablePage>
  );
}
