import { fightList } from "@foray/fieldops/records/fights/list/facts";
import { fightMechanics } from "@foray/fieldops/records/fights/mechanics/facts";
import { fightOperations } from "@foray/fieldops/records/fights/operations/facts";
import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration, PreviewKind } from "../../page.ts";

const at = (...steps: readonly string[]): `/${string}` => `/${["fights", ...steps].join("/")}`;

const paths = fightOperations.flatMap(({ id }) => [
  at(id),
  ...fightList
    .filter(({ operation }) => operation === id)
    .flatMap(({ id: fight, timeline }) => [
      at(id, fight),
      ...(timeline ? [at(id, fight, "sheet")] : []),
      ...(fightMechanics[`${id}/${fight}`] ?? []).map((mechanic) => at(id, fight, mechanic)),
    ]),
]);

const previews = fightOperations.map(
  ({ hue, id }): PreviewKind => ({ start: at(id), label: "fights", hue, glyph: navGlyphs.fights }),
);

export const page: PageDeclaration = {
  routes: [
    { path: "fights/:operation?", module: "list-route.tsx" },
    { path: "fights/:operation/:fight", module: "fight-route.tsx" },
    { path: "fights/:operation/:fight/sheet", module: "sheet-route.tsx" },
    { path: "fights/:operation/:fight/:mechanic", module: "mechanic-route.tsx" },
  ],
  paths: ["/fights", ...paths],
  entrances: [
    {
      to: "/fights",
      names: { en: "Fights", ja: "バトル予習", de: "Kämpfe", fr: "Combats" },
      sidebar: { group: "forays", place: 8.5, glyph: "fights", door: "learn" },
    },
  ],
  previews: [...previews, { start: "/fights", label: "fights", hue: "occult", glyph: navGlyphs.fights }],
};
