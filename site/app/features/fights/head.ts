import { type MetaAsked, type PageTags, pageMeta } from "~/browser/page-meta.ts";
import { loadedFight } from "./fight-data.ts";
import { fightKey, fightPath, fightsOf, listedName, operationOf, summaryOf } from "./list.ts";
import { fightMessages } from "./messages.ts";
import { mechanicName } from "./words.ts";

const t = fightMessages;

type Params = MetaAsked["params"];

/** The preview of a fight, which its mechanics and its sheet have too. */
const previewOf = (operation: string, fight: string) => `fights-${operation}-${fight}`;

/** Tags of the list of all fights, and of those of one operation. */
export function listMeta({ operation }: Params): PageTags {
  const known = operationOf(operation);
  if (known === undefined)
    return pageMeta({
      title: t.title,
      description: t.description,
      path: fightPath(),
      unlisted: operation !== undefined,
    });
  const name = listedName(known.id).text;
  return pageMeta({
    title: t.operationTitle(name),
    description: t.operationDescription(name, String(fightsOf(known.id).length)),
    path: fightPath(known.id),
  });
}

function names({ fight = "", operation = "" }: Params) {
  const summary = summaryOf(`${operation}/${fight}`);
  if (summary === undefined) return null;
  return {
    summary,
    steps: [operation, fight] as const,
    name: listedName(fightKey(summary)).text,
    inside: listedName(operation).text,
  };
}

/** Name of a listed fight with that of its operation, as some bosses stand in two; `key` is `operation/fight`. */
export function fullFightName(key: string): string {
  const [operation = ""] = key.split("/");
  return t.fightTitle(listedName(key).text, listedName(operation).text);
}

/** Tags of a fight. */
export function fightMeta(params: Params): PageTags {
  const found = names(params);
  if (found === null)
    return pageMeta({ title: t.title, description: t.description, path: fightPath(), unlisted: true });
  const { inside, name, steps, summary } = found;
  return pageMeta({
    title: t.fightTitle(name, inside),
    description: t.fightDescription(name, String(summary.mechanics)),
    path: fightPath(...steps),
    preview: previewOf(...steps),
  });
}

/** Tags of a fight's sheet. */
export function sheetMeta(params: Params): PageTags {
  const found = names(params);
  if (found === null) return fightMeta(params);
  return pageMeta({
    title: t.sheetTitle(t.fightTitle(found.name, found.inside)),
    description: t.sheetDescription(found.name),
    path: fightPath(...found.steps, "sheet"),
    preview: previewOf(...found.steps),
  });
}

/** Tags of a mechanic: its name is in the fight's words, which are here once the page is drawn. */
export function mechanicMeta(params: Params): PageTags {
  const found = names(params);
  const { mechanic = "" } = params;
  if (found === null) return fightMeta(params);
  const fight = loadedFight(fightKey(found.summary));
  if (fight === undefined || fight.names[`mechanic/${mechanic}`] === undefined) return fightMeta(params);
  const name = mechanicName(fight, mechanic).text;
  return pageMeta({
    title: t.mechanicTitle(name, t.fightTitle(found.name, found.inside)),
    description: t.mechanicDescription(name, found.name),
    path: fightPath(...found.steps, mechanic),
    preview: previewOf(...found.steps),
  });
}
