import { found, type Invariant } from "./finding.ts";
import { shapesOf } from "./shapes.ts";

const job = (id: string, message: string) => found("phantomJobs", id, message);

/** First level at which an experience table decreases, or null. */
function falls(experience: readonly number[]): number | null {
  const at = experience.findIndex((step, index) => index > 0 && step < (experience[index - 1] ?? 0));
  return at < 0 ? null : at + 1;
}

/** A phantom job has its experience, unlock, actions and traits, and they name it in turn. */
export const jobsComplete: Invariant = function* (tables) {
  const { phantomActions, phantomJobs, phantomTraits } = shapesOf(tables);
  const rows = phantomJobs.map(({ jobId }) => jobId).sort((a, b) => a - b);
  const gap = rows.findIndex((row, index) => row !== index);
  if (gap >= 0) yield job(`jobId ${gap}`, "rows of MKDSupportJob are skipped: a job is missing");
  for (const {
    actions,
    experience,
    experienceBasis,
    id,
    levelMax,
    soulShardItemId,
    traits,
    unlock,
  } of phantomJobs) {
    if ((experience !== null) !== (experienceBasis === "game" || experienceBasis === "players"))
      yield job(id, "experience is null exactly where neither the game nor players give it");
    if (experience !== null) {
      if (experience.length !== levelMax - 1)
        yield job(
          id,
          `${experience.length} steps of experience for ${levelMax} levels: give ${levelMax - 1}`,
        );
      const level = falls(experience);
      if (level !== null) yield job(id, `the experience falls at level ${level}`);
    }
    if (unlock.by === "encounter" || unlock.by === "shop") {
      if (soulShardItemId !== unlock.itemId) yield job(id, "its soul shard is not what unlocks it");
    }
    for (const action of phantomActions.filter((each) => each.job === id)) {
      const known =
        actions.includes(action.id) || (action.parent !== undefined && action.level === undefined);
      if (!known) yield job(id, `its list lacks the action ${action.id}`);
      if ((action.level ?? 1) > levelMax) yield job(id, `${action.id} is learned above its last level`);
    }
    for (const action of actions) {
      const owner = phantomActions.find((each) => each.id === action)?.job;
      if (owner !== undefined && owner !== id) yield job(id, `${action} belongs to ${owner}`);
    }
    for (const trait of phantomTraits.filter((each) => each.job === id))
      if (!traits.includes(trait.id)) yield job(id, `its list lacks the trait ${trait.id}`);
    for (const trait of traits) {
      const owner = phantomTraits.find((each) => each.id === trait)?.job;
      if (owner !== undefined && owner !== id) yield job(id, `${trait} belongs to ${owner}`);
    }
  }
};

const knowledgeRises: Invariant = function* (tables) {
  for (const { experience, id, levelMax } of shapesOf(tables).knowledge) {
    if (experience.length !== levelMax - 1)
      yield found("knowledge", id, `${experience.length} steps for ${levelMax} levels`);
    const level = falls(experience);
    if (level !== null) yield found("knowledge", id, `the experience falls at level ${level}`);
  }
};

const recordCounts: Invariant = function* (tables) {
  const numbers = shapesOf(tables)
    .occultRecords.map(({ number }) => number)
    .sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap >= 0) yield found("occultRecords", `number ${gap + 1}`, "the entry is missing");
};

/** A survey entry's survey point has the same number and position. */
const surveysStand: Invariant = function* (tables) {
  const { markers, occultRecords } = shapesOf(tables);
  for (const { id, number, source } of occultRecords) {
    if (source?.by !== "survey") continue;
    const { place, position } = source;
    const marker = markers.find((each) => each.id === place && each.map === position.map);
    if (marker?.number !== number || marker.x !== position.x || marker.y !== position.y)
      yield found("occultRecords", id, `${place} is no survey point ${number} at its position`);
  }
};

/** Every listed source of a crystal lists the crystal among its items. */
const crystalsDrop: Invariant = function* (tables) {
  const { crystals, engagements, fates, potFates } = shapesOf(tables);
  const lists = { engagements, fates, "pot-fates": potFates };
  for (const { from, id, itemId } of crystals) {
    for (const source of from) {
      const list: readonly { id: string; items?: readonly { itemId?: number }[] }[] = lists[source.table];
      const encounter = list.find((each) => each.id === source.id);
      if (encounter !== undefined && !encounter.items?.some((item) => item.itemId === itemId))
        yield found("crystals", id, `${source.id} does not list it among its items`);
    }
  }
};

export const occultLaws: readonly Invariant[] = [knowledgeRises, recordCounts, surveysStand, crystalsDrop];
