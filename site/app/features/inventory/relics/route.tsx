import { doubtOf } from "@foray/fieldops/doubt/doubt";
import {
  costsOf,
  hasStep,
  leftToGather,
  type RelicProgress,
  type RelicWeapon,
  relicLines,
} from "@foray/fieldops/fields/items/relics";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import stepNames from "@foray/fieldops/records/relic-steps/names/page";
import type { RelicLine, RelicStep } from "@foray/fieldops/records/types";
import { useState } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePreference } from "~/browser/preferences.ts";
import { choicePart, textPart, useUrlState } from "~/browser/url-state.ts";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { TablePage } from "~/features/record-table/TablePage.tsx";
import { formatLabelled, formatNumber, formatSeries, formatTimes, seriesComma } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { Button } from "~/ui/Button.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { relicItems } from "./items.ts";
import { LeftToGather } from "./LeftToGather.tsx";
import { relicMessages } from "./messages.ts";
import { noProgress, relicProgress, stepsBefore, tickUpTo } from "./progress.ts";
import styles from "./Relics.module.css";
import { stepsOf, Weapons } from "./Weapons.tsx";

/** Items without ids: no source has their rows, so they are in English only. */
function onceItems(once: NonNullable<RelicStep["once"]>, number: (value: number) => string): string[] {
  const counted = [
    [once.bicolorGemstones, "Bicolor Gemstone"],
    [once.crystalPaste, "Crystal Paste"],
  ] as const;
  return [
    ...once.items,
    ...counted.flatMap(([count, name]) => (count === undefined ? [] : [formatTimes(number(count), name)])),
    ...(once.aetherwells === undefined
      ? []
      : [`${once.aetherwells.count} × Aetherwell (${number(once.aetherwells.points)})`]),
  ];
}

/** Tasks of a step that is done once per character. */
function onceTasks(
  { zones, duties = [] }: NonNullable<RelicStep["once"]>,
  number: (value: number) => string,
) {
  const t = relicMessages;
  return [
    ...(zones === undefined ? [] : [t.onceZones(number(zones.count), number(zones.fates))]),
    ...duties.map(({ kind, count }) => t.onceDuties[kind](number(count))),
  ];
}

const linePart = choicePart<RelicLine, RelicLine>("line", relicLines, "eureka");
const jobPart = textPart("job");

const none: ReadonlySet<string> = new Set();

export function meta() {
  return pageMeta({ title: relicMessages.title, description: relicMessages.lead, path: "/relics" });
}

export default function RelicsPage() {
  const t = relicMessages;
  const language = useLanguage();
  const stepName = useGameNames("fieldops/relic-steps", stepNames);
  const item = relicItems.useNames();
  const [line, setLine] = useUrlState(linePart);
  const [asked, setAsked] = useUrlState(jobPart);
  const progress = usePreference(relicProgress, noProgress);
  const [scope, setScope] = useState<"all" | "this">("all");
  const [undo, setUndo] = useState<Readonly<{ step: string; before: RelicProgress; count: number }> | null>(
    null,
  );
  const steps = relicStepFacts.filter((step) => step.line === line);
  const inOrder = [...steps, ...relicStepFacts.filter((step) => step.line !== line)];
  const number = (value: number) => formatNumber(value, language);
  const own = progress.weapons.filter((each) => each.line === line);
  const weapon: RelicWeapon = own.find(({ job }) => job === asked) ??
    own[0] ?? { line, job: null, done: none };
  const { all, done } = stepsOf(weapon, progress.once);
  const others = progress.weapons.filter((each) => each !== weapon);
  const isAll = scope === "all" && others.length > 0;
  const shown = own.includes(weapon) ? progress.weapons : [...progress.weapons, weapon];
  const gathered = isAll ? shown : [weapon];
  return (
    <TablePage title={t.title} lead={t.lead} tables={["relic-steps"]}>
      <Segmented
        legend={t.line}
        quiet
        value={line}
        options={relicLines.map((value) => ({ value, label: t.lines[value] }))}
        onChange={(value) => {
          setAsked(() => null);
          setLine(() => value);
        }}
      />
      <Weapons key={line} progress={progress} weapon={weapon} onShow={(job) => setAsked(() => job)} />
      <section className={styles.section}>
        <h2 id="steps">{t.stepList}</h2>
        <p role="status" className={styles.soft}>
          {t.done(number(done), number(all))}
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.id} data-done={hasStep(weapon, step, progress.once) || undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={hasStep(weapon, step, progress.once)}
                  onChange={() => {
                    const before = relicProgress.get();
                    const count = hasStep(weapon, step, before.once)
                      ? 0
                      : stepsBefore(before, weapon, step).length;
                    relicProgress.set(tickUpTo(before, weapon, step));
                    setUndo(count === 0 ? null : { step: step.id, before, count });
                  }}
                />
                <span>
                  {formatLabelled(t.step(step.number))}
                  <GameName name={stepName(step.id)} />
                </span>
              </label>
              {undo?.step === step.id && (
                <p role="status" className={styles.before}>
                  {t.alsoBefore(undo.count)}{" "}
                  <Button
                    small
                    icon="undo"
                    onClick={() => {
                      relicProgress.set(undo.before);
                      setUndo(null);
                    }}
                  >
                    {t.undo}
                  </Button>
                </p>
              )}
              <p>
                {costsOf(step).length === 0 && t.nothing}
                {costsOf(step).map(({ itemId, quantity }) => {
                  const name = item(itemId);
                  return (
                    <span key={itemId} className={styles.cost}>
                      <DoubtMark doubt={doubtOf(step, "costs")}>
                        <Times count={number(quantity)}>
                          {name === undefined ? null : <GameName name={name} />}
                        </Times>
                      </DoubtMark>
                      {name === undefined && <NotKnown why="notCollected" />}
                    </span>
                  );
                })}
                {step.logosActions !== undefined && (
                  <span className={styles.cost}>{t.logos(number(step.logosActions))}</span>
                )}
                {step.itemLevel !== undefined && <small>{t.itemLevel(number(step.itemLevel))}</small>}
                {step.oneTime === true && <small>{t.once}</small>}
                {step.firstFree === true && <small>{t.firstFree}</small>}
              </p>
              {step.once !== undefined && (
                <p>
                  <small>
                    {formatLabelled(t.askedOnce)}
                    <DoubtMark doubt={doubtOf(step, "once")}>
                      {step.once.gil !== undefined && `${t.gil(number(step.once.gil))}${seriesComma()}`}
                      <span lang="en">{onceItems(step.once, number).join(", ")}</span>
                      {formatSeries(onceTasks(step.once, number))}
                    </DoubtMark>
                  </small>
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2 id="left">{t.left}</h2>
        {others.length > 0 && (
          <Segmented
            legend={t.scope}
            quiet
            value={scope}
            options={[
              { value: "all", label: t.allWeapons(shown.length) },
              { value: "this", label: t.thisWeapon },
            ]}
            onChange={setScope}
          />
        )}
        <LeftToGather
          left={leftToGather(inOrder, gathered, progress)}
          isShared={isAll}
          held={inOrder
            .filter((step) => gathered.some((each) => each.line === step.line))
            .flatMap((step) => costsOf(step))
            .flatMap(({ itemId }) => (progress.held.has(itemId) ? [itemId] : []))}
        />
      </section>
    </TablePage>
  );
}
