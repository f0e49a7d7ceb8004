import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import { phantomActionFacts } from "@foray/fieldops/records/phantom-actions/facts";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import { line, zoneNames } from "../../../app/features/search/finds/line.ts";
import { conditions } from "../../../app/features/spawn-windows/search.ts";
import { glyphFor } from "../../../art/glyphs/glyph.ts";
import { phantomActionsGlyphs } from "../../../art/glyphs/sets/phantom-jobs.ts";
import { type BandGlyph, captionPlace, drawPortrait } from "../../../art/previews/portrait.ts";
import { weatherGlyphs } from "../../../art/weather/glyphs.ts";
import { weatherHues } from "../../../art/weather/hues.ts";
import type { Picture } from "./picture.ts";
import { glyphBody, subjectOf } from "./subject.ts";
import { fit, outline } from "./text.ts";

const CAPTION_SIZES = [30, 27, 24, 21, 19] as const;

function monsterOf(path: string, hue: string): Picture | undefined {
  const filter = forecastFilterFacts.find(({ uri }) => path === `/forecast/${uri}`);
  if (filter?.kind !== "notorious-monster") return undefined;
  const band = filter.weather.map(
    (weather): BandGlyph => ({
      glyph: { body: weatherGlyphs[weather], grid: 24 },
      colour: weatherHues[weather].day,
      line: true,
    }),
  );
  const caption = line(zoneNames(filter.zone), ...conditions(filter.weather, filter.night === true));
  const { width, ...place } = captionPlace(band.length);
  return {
    drawing: drawPortrait(glyphBody(subjectOf(path).glyph), band, { captioned: true, hue }),
    words: (language, { text }) => [
      outline(text, fit(text, caption[language], { width, most: 1, sizes: CAPTION_SIZES }), {
        ...place,
        leading: 1,
      }),
    ],
  };
}

function jobOf(path: string, hue: string): Picture | undefined {
  const job = phantomJobFacts.find(({ id }) => path === `/occult/phantomjob/${id}`);
  if (job === undefined) return undefined;
  const glyphs = phantomActionFacts
    .filter((action) => action.job === job.id)
    .map(({ id }) => glyphFor(phantomActionsGlyphs, id, undefined))
    .filter((glyph) => glyph !== undefined);
  const band = glyphs.slice(0, 7).map((glyph): BandGlyph => ({ glyph: glyphBody(glyph), colour: hue }));
  return {
    drawing: drawPortrait(glyphBody(subjectOf(path).glyph), band, { captioned: false, hue }),
    words: () => [],
  };
}

export function portraitOf(path: string, hue: string): Picture | undefined {
  return monsterOf(path, hue) ?? jobOf(path, hue);
}
