import { usePreference } from "~/browser/preferences.ts";
import { jobLevels, noLevels } from "~/features/inventory/job-levels.ts";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { ActionGrid, type ActionGridProps } from "../grid/ActionGrid.tsx";
import { phantomMessages } from "./messages.ts";
import styles from "./PhantomJobs.module.css";
import { masteredIn, phantomJobs } from "./records.ts";

/**
 * Grid with the reader's mastered jobs. Reads the preference itself: if the page did, it would re-render
 * during hydration and discard the prerendered panel before its chunk has loaded.
 */
export function JobGrid({ groups, ...props }: ActionGridProps) {
  const t = phantomMessages;
  const language = useLanguage();
  const mastered = masteredIn(usePreference(jobLevels, noLevels));
  const number = (value: number) => formatNumber(value, language);
  const marked = groups.map((group) => ({
    ...group,
    cells: group.cells.map((cell) => ({ ...cell, marked: mastered.includes(cell.id) })),
  }));
  return (
    <>
      <ActionGrid groups={marked} {...props} />
      <p className={styles.mastered}>
        {t.masteredCount(number(mastered.length), number(phantomJobs.ids.length - 1))} ·{" "}
        {t.freelancerLevel(number(mastered.length + 1))}
      </p>
    </>
  );
}
