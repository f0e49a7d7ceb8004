import { layersOf } from "@foray/fieldops/atlas/lookup";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import type { MapId, MapLayer, MapMarker } from "@foray/fieldops/atlas/types";
import { runJobs } from "@foray/fieldops/runs/seat-words";
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

const inAll = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  en: of("en"),
  ja: of("ja"),
  de: of("de"),
  fr: of("fr"),
});

/** Data of a forecast embed. */
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
  // Only players set pins.
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

/**
 * Data of a map embed: the markers of its surface with their looks and names.
 * @param letters the chart's letters, as the drawing of the charts leaves them
 */
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

/** Name of a run whose own title is unknown. */
export const runTitle = en.title;

/** Data of a run embed: every word that a code may ask for. Throws if a name is missing. */
export async function runSubject(): Promise<RunSubject> {
  const namesOf = await readNames("fieldops", "phantom-jobs");
  const told = inAll((language) => {
    const { kinds, roles, task, types } = runMessages[language];
    const jobs = runJobs.map((job) => [job, namesOf(job)[language] ?? namesOf(job).en] as const);
    return { kinds, types, roles, tasks: task, jobs: Object.fromEntries(jobs) };
  });
  return readRunSubject(JSON.stringify(told));
}
