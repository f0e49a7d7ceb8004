import actionSprite from "virtual:glyphs/phantom-actions";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type {
  PhantomActionFacts,
  PhantomJobFacts,
  PhantomTraitFacts,
} from "@foray/fieldops/occult/phantom-jobs/types";
import { phantomActionFacts } from "@foray/fieldops/records/phantom-actions/facts";
import actionNames from "@foray/fieldops/records/phantom-actions/names/page";
import { phantomActionNotes } from "@foray/fieldops/records/phantom-actions/notes";
import { phantomTraitFacts } from "@foray/fieldops/records/phantom-traits/facts";
import { phantomTraitNotes } from "@foray/fieldops/records/phantom-traits/notes";
import { Link } from "react-router";
import { mapPath } from "~/features/map/map-path.ts";
import { formatNumber, sentenceGap } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage, useLanguageReady } from "~/i18n/LanguageProvider.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";
import { EffectList } from "../effects/EffectList.tsx";
import { exactTime } from "../effects/exact-time.ts";
import { usePhantomEffects } from "../effects/use-phantom-effects.ts";
import { gridMessages } from "../grid/messages.ts";
import { RecordPart } from "../grid/RecordPanel.tsx";
import { phantomMessages } from "./messages.ts";
import styles from "./PhantomJobs.module.css";
import { EncounterLink } from "./Unlock.tsx";

const byId = new Map(phantomActionFacts.map((action) => [action.id, action]));

/** Actions by level, derived ones after their parents, then traits. */
export function JobActions({ job }: { job: PhantomJobFacts }) {
  const t = phantomMessages;
  const actions = job.actions.flatMap((id) => byId.get(id) ?? []);
  const traits = phantomTraitFacts.filter((trait) => trait.job === job.id);
  return (
    <>
      <RecordPart title={t.actions}>
        <ul className={styles.actions}>
          {actions.map((action) => (
            <ActionRow key={action.id} action={action} />
          ))}
        </ul>
      </RecordPart>
      {traits.length > 0 && (
        <RecordPart title={t.traits}>
          <ul className={styles.actions}>
            {traits.map((trait) => (
              <TraitRow key={trait.id} trait={trait} />
            ))}
          </ul>
        </RecordPart>
      )}
    </>
  );
}

function useFigures() {
  const t = phantomMessages;
  const common = gridMessages;
  const language = useLanguage();
  const time = (ms: number) =>
    ms < 60_000 ? common.seconds(formatNumber(ms / 1000, language)) : exactTime(ms, language);
  const yalms = (value: number) => common.yalms(formatNumber(value, language));
  return (action: PhantomActionFacts): string =>
    [
      action.kind !== null && t.kinds[action.kind],
      action.castMs !== null && (action.castMs === 0 ? t.castNone : t.cast(time(action.castMs))),
      action.recastMs !== null && t.recast(time(action.recastMs)),
      action.rangeYalms !== null && action.rangeYalms > 0 && t.range(yalms(action.rangeYalms)),
      action.radiusYalms !== null && action.radiusYalms > 0 && t.radius(yalms(action.radiusYalms)),
      action.mpCost !== undefined && t.mp(formatNumber(action.mpCost, language)),
      action.withTraits === true && t.withTraits,
    ]
      .filter((part) => part !== false)
      .join(" · ");
}

function ActionRow({ action }: { action: PhantomActionFacts }) {
  const t = phantomMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/phantom-actions", actionNames);
  const lines = usePhantomEffects();
  const figures = useFigures();
  const note = phantomActionNotes[action.id];
  // The sprite is large and only a few glyphs are needed, so it loads after hydration.
  const hydrated = useLanguageReady();
  return (
    <li id={action.id} data-child={action.parent !== undefined || undefined}>
      {hydrated ? (
        <RecordMark sprite={actionSprite} id={action.id} hue="violet" iconId={action.iconId} size={42} />
      ) : (
        <Plate size={42} hue="violet">
          {null}
        </Plate>
      )}
      <div>
        <h3>
          <GameName name={name(action.id)} />
          <span className={styles.level}>
            {action.level === undefined
              ? action.parent !== undefined && t.comesFrom(name(action.parent).text)
              : t.level(formatNumber(action.level, language))}
          </span>
        </h3>
        <p className={styles.figures}>{figures(action)}</p>
        <EffectList lines={lines(action.effects)} action={(id) => <GameName name={name(id)} />} />
        {note !== undefined && <p className={styles.soft}>{note[language]}</p>}
        {action.learn !== undefined && <Learn learn={action.learn} />}
      </div>
    </li>
  );
}

function Learn({ learn }: { learn: NonNullable<PhantomActionFacts["learn"]> }) {
  const t = phantomMessages;
  switch (learn.from) {
    case "default":
      return <p className={styles.soft}>{t.learnDefault}</p>;
    case "encounter":
      return (
        <p className={styles.soft}>
          {t.learnEncounter}
          {sentenceGap()}
          <EncounterLink id={learn.encounter} />
        </p>
      );
    case "enemy":
      return (
        <p className={styles.soft}>
          {t.learnEnemy}
          {sentenceGap()}
          <Link to={mapPath(learn.position)}>
            {displayPosition(mapPosition(learn.position.x, learn.position.y))}
          </Link>
        </p>
      );
  }
}

function TraitRow({ trait }: { trait: PhantomTraitFacts }) {
  const t = phantomMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/phantom-actions", actionNames);
  const lines = usePhantomEffects();
  const common = gridMessages;
  const note = phantomTraitNotes[trait.id];
  const enhanced = (trait.enhances ?? []).map((id) => name(id).text);
  return (
    <li>
      <div>
        <h3>
          <GameName name={name(trait.id)} />
          <span className={styles.level}>{t.level(formatNumber(trait.level, language))}</span>
        </h3>
        {enhanced.length > 0 && <p className={styles.figures}>{t.enhances(common.list(enhanced))}</p>}
        <EffectList lines={lines(trait.effects)} action={(id) => <GameName name={name(id)} />} />
        {note !== undefined && <p className={styles.soft}>{note[language]}</p>}
      </div>
    </li>
  );
}
