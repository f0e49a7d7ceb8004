import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { loadoutPath } from "@foray/fieldops/eureka/loadout-guide/index";
import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { type FoundNames, readNames } from "../../../app/features/search/finds/tables.ts";
import { glyphFor } from "../../../art/glyphs/glyph.ts";
import { logosActionsGlyphs } from "../../../art/glyphs/sets/logos-actions.ts";
import { lostActionsGlyphs } from "../../../art/glyphs/sets/lost-actions.ts";
import { drawKit, KIT_ROWS, kitCount, kitName, PLATES_IN_ROW } from "../../../art/previews/panels.ts";
import type { PlacedGlyph } from "../../../art/previews/paper.ts";
import type { Picture } from "./picture.ts";
import { glyphBody } from "./subject.ts";
import { fit, outline } from "./text.ts";

const NAME = { width: 410, most: 1, sizes: [32, 29, 26, 23, 20] } as const;

const lostNames = await readNames("fieldops", "lost-actions");
const logosNames = await readNames("fieldops", "logos-actions");

type Action = Readonly<{ names: FoundNames; glyph: PlacedGlyph | null }>;

function actionOf(id: string): Action {
  const lost = lostNames(id);
  const isLost = Object.keys(lost).length > 0;
  const glyph = glyphFor(isLost ? lostActionsGlyphs : logosActionsGlyphs, id, undefined);
  return { names: isLost ? lost : logosNames(id), glyph: glyph === undefined ? null : glyphBody(glyph) };
}

/** Distinct action ids, the most characteristic first. */
function idsOf(path: string): readonly string[] | undefined {
  const holster = holsterSets.find((set) => set.path === path);
  if (holster !== undefined)
    return [...new Set([...holster.prepop, ...holster.main].map(([action]) => action))];
  for (const { slug, loadouts } of loadoutRoles) {
    const loadout = loadouts.find((each) => loadoutPath(slug, each.slug) === path);
    if (loadout === undefined) continue;
    const all = loadout.trays.flatMap(({ umbral, astral }) => [umbral, astral]);
    return [...new Set(all.filter((id) => id !== null))];
  }
  return undefined;
}

/** Only for holsters and loadouts. */
export function kitOf(path: string, hue: string): Picture | undefined {
  const actions = idsOf(path)?.map(actionOf);
  if (actions === undefined) return undefined;
  const named = actions.slice(0, actions.length > KIT_ROWS ? KIT_ROWS - 1 : KIT_ROWS);
  const rest = actions.slice(named.length);
  const shown = rest.slice(0, rest.length > PLATES_IN_ROW ? PLATES_IN_ROW - 1 : PLATES_IN_ROW);
  const left = rest.length - shown.length;
  return {
    drawing: drawKit(
      named.map(({ glyph }) => glyph),
      shown.map(({ glyph }) => glyph),
      hue,
    ),
    words: (language, { text }) => [
      ...named.map(({ names }, row) =>
        outline(text, fit(text, names[language] ?? names.en ?? "", NAME), { ...kitName(row), leading: 1 }),
      ),
      ...(left === 0
        ? []
        : [outline(text, { lines: [`+${left}`], size: 29 }, { ...kitCount(shown.length), leading: 1 })]),
    ],
  };
}
