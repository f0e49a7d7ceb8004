import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import { phantomJobsGlyphs } from "../../../../art/glyphs/sets/phantom-jobs.ts";
import type { PageDeclaration } from "../../../page.ts";
import { phantomJobPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [{ path: "occult/phantomjob/:id?", module: "route.tsx" }],
  paths: phantomJobPaths(),
  entrances: [
    {
      to: "/occult/phantomjob",
      names: { en: "Phantom Jobs", ja: "サポートジョブ", de: "Phantomjobs", fr: "Jobs de soutien" },
      keywords: ["jobs fantômes", "サポジョブ"],
      about: ["unlock list level 解放 一覧 レベル freischalten Liste débloquer liste niveau"],
      sidebar: { group: "occult", place: 2, glyph: "phantom-jobs" },
    },
  ],
  previews: [
    {
      start: "/occult/phantomjob",
      label: "phantomJobs",
      hue: "occult",
      glyph: navGlyphs["phantom-jobs"],
      records: phantomJobsGlyphs,
    },
  ],
};
