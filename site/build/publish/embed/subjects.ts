import { layersOf } from "@foray/fieldops/atlas/lookup";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import type { MapId, MapLayer, MapMarker } from "@foray/fieldops/atlas/types";
import { castKinds } from "@foray/fieldops/fights/score";
import { fightFiles, fightNames } from "@foray/fieldops/records/fights/index";
import { fightList } from "@foray/fieldops/records/fights/list/facts";
import { runJobs } from "@foray/fieldops/runs/seat-words";
import { type FightSubject, readFightSubject } from "../../../app/features/along/embed/fight-subject.ts";
import fightsDe from "../../../app/features/fights/messages/de.ts";
import { messages as fightsEn } from "../../../app/features/fights/messages/en.ts";
import fightsFr from "../../../app/features/fights/messages/fr.ts";
import fightsJa from "../../../app/features/fights/messages/ja.ts";
import { youStart } from "../../../app/features/fights/read-keys.ts";
import type { EmbedSubject } from "../../../app/features/forecast/embed/subject.ts";
import { type MapSubject, readMapLetters } from "../../../app/features/map/embed/map-subject.ts";
import { look } from "../../../app/features/map/layers/marker-look.ts";
import { type RunSubject, readRunSubject } from "../../../app/features/run/embed/run-subject.ts";
import de from "../../../app/features/run/messages/de.ts";
import { messages as en } from "../../../app/features/run/messages/en.ts";
import fr from "../../../app/features/run/messages/fr.ts";
import ja from "../../../app/features/run/messages/ja.ts";
import { readNames } from "../../../app/features/search/finds/tables.ts";
import type { Language } from "../../../app/i18n/language.ts";
import { chartNames } from "../../charts/chart-names.ts";
import type { Subject } from "../feeds/subjects.ts";
import { titleOf, zoneTitle } from "../feeds/words.ts";

const runMessages = { en, ja, de, fr };
const fightMessages = { en: fightsEn, ja: fightsJa, de: fightsDe, fr: fightsFr };

const inAll = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  en: of("en"),
  ja: of("ja"),
  de: of("de"),
  fr: of("fr"),
});

export function forecastSubject({ filters, id, uri }: Subject, base: string): EmbedSubject {
  const spawns = filters.map(
    (filter) =>
      [
        filter.id,
        {
          name: inAll((language) => titleOf(filter.id, language)),
          place: inAll((language) => zoneTitle(filter.zone, language)),
        },
      ] as const,
  );
  return {
    uri,
    title: inAll((language) => titleOf(id, language)),
    spawns: Object.fromEntries(spawns),
    page: `${base}forecast/${uri}`,
  };
}

function markerOf(layer: MapLayer, marker: MapMarker): MapSubject["layers"][number]["markers"][number] {
  const { glyph, id, possible, radius, text, tone } = look(layer, marker, undefined, false);
  // Pins are set by players and never come from records.
  if (tone === "pin") throw new Error(`${id} is a pin`);
  return {
    id,
    x: marker.x,
    y: marker.y,
    tone,
    possible,
    ...(glyph === undefined ? {} : { glyph }),
    ...(text === undefined ? {} : { text }),
    ...(radius === undefined ? {} : { radius }),
  };
}

/** @param letters the chart's lettering as JSON, as written by the drawing of the charts */
export async function mapSubject(map: MapId, letters: string): Promise<MapSubject> {
  const markers = (await loadMarkers(map)).filter(({ ground }) => ground !== "underground");
  const { places, ...others } = readMapLetters(letters);
  const namesOf = await readNames("fieldops", `markers/${map}`);
  const named = (language: Language) => {
    const placeNames: Readonly<Partial<Record<string, string>>> = chartNames[language].places;
    const entries = [
      ...markers.map(({ id }) => [id, namesOf(id)[language]] as const),
      ...places.map(({ id }) => [id, placeNames[id]] as const),
    ];
    return Object.fromEntries(
      entries.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const])),
    );
  };
  return {
    title: inAll((language) => chartNames[language].maps[map] ?? map),
    layers: layersOf(map).map((layer) => ({
      id: layer.id,
      shown: layer.defaultVisible,
      markers: markers.filter((marker) => marker.layer === layer.id).map((marker) => markerOf(layer, marker)),
    })),
    names: inAll(named),
    places,
    ...others,
  };
}

/** Runs' own titles are unknown at build time. */
export const runTitle = en.title;

/** All words that a run's code can refer to. Throws if a name is missing. */
export async function runSubject(): Promise<RunSubject> {
  const namesOf = await readNames("fieldops", "phantom-jobs");
  const told = inAll((language) => {
    const { kinds, roles, task, types } = runMessages[language];
    const jobs = runJobs.map((job) => [job, namesOf(job)[language] ?? namesOf(job).en] as const);
    return { kinds, types, roles, tasks: task, jobs: Object.fromEntries(jobs) };
  });
  return readRunSubject(JSON.stringify(told));
}

/** Only fights with timed casts have an embed. */
export const timedFights = fightList.flatMap(({ id, operation, timeline }) =>
  timeline ? [`${operation}/${id}`] : [],
);

/** Throws for an unknown fight. */
export async function fightSubject(key: string): Promise<FightSubject> {
  const load = fightFiles[key];
  const names = fightNames[key];
  if (load === undefined || names === undefined) throw new Error(`there is no fight ${key}`);
  const { branches, casts, parts } = (await load()).fight;
  const timed = casts.filter(({ t }) => t !== undefined);
  const mechanics = new Set(timed.flatMap(({ mechanic }) => mechanic ?? []));
  const isShown = (id: string) =>
    id === "fight" ||
    id.startsWith("branch/") ||
    timed.some(({ action }) => id === `action/${action}`) ||
    [...mechanics].some(
      (mechanic) =>
        id === `mechanic/${mechanic}` ||
        id === `mechanic/${mechanic}/call` ||
        id.startsWith(youStart(mechanic)),
    );
  const keys = Object.keys((await names()).default).filter(isShown);
  const namesOf = await readNames("fieldops", `fights/${key}`);
  const texts = inAll((language) =>
    Object.fromEntries(
      keys.flatMap((id) => {
        const text = namesOf(id)[language] ?? namesOf(id).en;
        return text === undefined ? [] : [[id, text] as const];
      }),
    ),
  );
  const kinds = inAll((language) =>
    Object.fromEntries(castKinds.map((kind) => [kind, fightMessages[language].castKinds[kind]])),
  );
  // Parsing drops unused fields.
  return readFightSubject(JSON.stringify({ key, casts: timed, parts, branches, texts, kinds }));
}
