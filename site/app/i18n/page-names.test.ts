import { expect, test } from "vitest";
import { entrances } from "../../build/plugins/pages/declared.ts";
import { type Language, languages } from "./language.ts";

const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../pages/*/messages/{en,ja,de,fr}.ts",
  {
    eager: true,
  },
);

function title(folder: string, key: string, language: Language): unknown {
  const module = catalogues[`../pages/${folder}/messages/${language}.ts`];
  const words: unknown = module?.messages ?? module?.default;
  return key.split(".").reduce((part, name) => Reflect.get(Object(part), name), words);
}

/** Pages whose heading is a message: the folder, and the key of the heading. Home, forecasts, single maps and plates have other headings. */
const headings: Readonly<Record<string, readonly [folder: string, key: string]>> = {
  "/alarms": ["alarms", "title"],
  "/ba": ["loadouts", "title"],
  "/boxes": ["boxes", "title"],
  "/bozja/engagements": ["field-records", "encounters"],
  "/bozja/guide": ["bozja-guide", "title"],
  "/bozja/lostaction": ["lost-actions", "title"],
  "/bozja/notes": ["field-records", "notes"],
  "/changelog": ["changelog", "title"],
  "/createdrsholsters": ["create-holsters", "title"],
  "/credits": ["credits", "title"],
  "/delubrum/guide": ["drs-guide", "title"],
  "/developers": ["developers", "title"],
  "/drs/holster": ["holsters", "title"],
  "/drs/holster/c": ["holsters", "creatorTitle"],
  "/eureka/guide": ["eureka-guide", "title"],
  "/eureka/loadout": ["loadouts", "editorTitle"],
  "/eureka/logos": ["logos-actions", "title"],
  "/eureka/nms": ["field-records", "monsters"],
  "/exchanges": ["exchanges", "title"],
  "/glossary": ["glossary", "title"],
  "/levels": ["levels", "title"],
  "/map": ["map", "pickerTitle"],
  "/morbols": ["morbols", "title"],
  "/occult/enemies": ["field-records", "enemies"],
  "/occult/guide": ["occult-guide", "title"],
  "/occult/phantomjob": ["phantom-jobs", "title"],
  "/occult/records": ["field-records", "records"],
  "/portals": ["map", "portalsTitle"],
  "/relics": ["relics", "title"],
  "/records": ["indexes", "records.title"],
  "/guides": ["indexes", "guides.title"],
  "/rewards": ["field-records", "rewardTable"],
  "/run": ["run", "title"],
  "/start": ["start", "title"],
  "/things": ["things", "title"],
  "/timers": ["timers", "title"],
  "/tonight": ["tonight", "title"],
  "/tower": ["tower", "title"],
  "/timers/live": ["live", "title"],
  "/weather-finder": ["weather-finder", "title"],
};

test("every page is listed or has another kind of heading", () => {
  const unlisted = entrances.map(({ to }) => to).filter((to) => headings[to] === undefined);
  expect(unlisted.filter((to) => !/^\/(?:$|forecast|map\/|reference)/.test(to))).toEqual([]);
});

// Search and previews use the same names as the menu: all three read the entrance.
test.each(entrances.filter(({ to }) => headings[to] !== undefined))(
  "$to has one name in menu, search and heading",
  ({ to, names }) => {
    const [folder = "", key = ""] = headings[to] ?? [];
    for (const language of languages) {
      const heading = title(folder, key, language);
      // A heading may go on after the name: "Gefechte, Scharmützel und Duelle".
      const whole = typeof heading === "string" && heading.startsWith(names[language]);
      expect(whole ? names[language] : heading, language).toBe(names[language]);
    }
  },
);
