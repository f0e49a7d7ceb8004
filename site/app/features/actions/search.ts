import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { phantomActionFacts } from "@foray/fieldops/records/phantom-actions/facts";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import { phantomActionsGlyphs } from "../../../art/glyphs/sets/phantom-jobs.ts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line, zoneNames } from "../search/finds/line.ts";
import { readNames } from "../search/finds/tables.ts";

const lostNames = await readNames("fieldops", "lost-actions");
const logosNames = await readNames("fieldops", "logos-actions");
const jobNames = await readNames("fieldops", "phantom-jobs");
const phantomNames = await readNames("fieldops", "phantom-actions");
const fragmentNames = await readNames("fieldops", "fragments");
const mnemeNames = await readNames("fieldops", "mnemes");

function actions(): Findable[] {
  return [
    ...lostActionFacts.map(({ id, fragment }) => ({
      id,
      kind: "lostAction" as const,
      names: lostNames(id),
      target: `/bozja/lostaction/${id}`,
      line: line(fragment === null ? undefined : fragmentNames(fragment)),
      glyph: `lost-actions#${id}`,
    })),
    ...logosActionFacts.map(({ id, recipes }) => ({
      id,
      kind: "logosAction" as const,
      names: logosNames(id),
      target: `/eureka/logos/${id}`,
      line: line((_, read) =>
        (recipes[0]?.mnemes ?? [])
          .map(({ mneme, quantity }) => `${quantity > 1 ? `${quantity} × ` : ""}${read(mnemeNames(mneme))}`)
          .join(" + "),
      ),
      glyph: `logos-actions#${id}`,
    })),
    ...phantomJobFacts.map(({ id, zone }) => ({
      id,
      kind: "phantomJob" as const,
      names: jobNames(id),
      target: `/occult/phantomjob/${id}`,
      line: line(zoneNames(zone)),
      glyph: `phantom-jobs#${id}`,
    })),
    ...phantomActionFacts.map(({ id, job, level }) => ({
      id,
      kind: "phantomAction" as const,
      names: phantomNames(id),
      target: `/occult/phantomjob/${job}#${id}`,
      line: line(jobNames(job), (words) =>
        level === undefined || level === null ? "" : words.level(String(level)),
      ),
      ...(Object.hasOwn(phantomActionsGlyphs, id) ? { glyph: `phantom-actions#${id}` } : {}),
    })),
  ];
}

export const finds: FindLists = [{ place: 40, read: actions }];
