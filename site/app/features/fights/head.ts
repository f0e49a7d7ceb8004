import { type MetaArgs, type PageTags, pageMeta } from "~/browser/page-meta.ts";
import { loadedFight } from "./fight-data.ts";
import { fightKey, fightPath, fightsOf, listedName, operationOf, summaryOf } from "./list.ts";
import { fightMessages } from "./messages.ts";
import { mechanicName } from "./words.ts";

const t = fightMessages;

type Params = MetaArgs["params"];

/** Shared by the pages of the fight's mechanics and its sheet. */
const previewOf = (operation: string, fight: string) => `fights-${operation}-${fight}`;

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

/** Includes the operation, because some bosses appear in two. `key` is `operation/fight`. */
export function fullFightName(key: string): string {
  const [operation = ""] = key.split("/");
  return t.fightTitle(listedName(key).text, listedName(operation).text);
}

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

/** The name comes from the fight's data, which rendering the page has loaded. */
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
