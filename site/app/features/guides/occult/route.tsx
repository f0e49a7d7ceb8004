import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { GuidePage } from "../frame/GuidePage.tsx";
import { guideMeta } from "../frame/guide-meta.ts";
import { guideMessages } from "./messages.ts";
import { occultGuide } from "./pages.ts";

const parts = {
  entering: lazy(() => import("./parts/Entering.tsx")),
  knowledge: lazy(() => import("./parts/Knowledge.tsx")),
  jobs: lazy(() => import("./parts/Jobs.tsx")),
  encounters: lazy(() => import("./parts/Encounters.tsx")),
  treasure: lazy(() => import("./parts/Treasure.tsx")),
  shops: lazy(() => import("./parts/Shops.tsx")),
  demiatma: lazy(() => import("./parts/Demiatma.tsx")),
  weather: lazy(() => import("./parts/Weather.tsx")),
  tower: lazy(() => import("./parts/Tower.tsx")),
};

export function meta(asked: MetaArgs) {
  return guideMeta(occultGuide, guideMessages, asked);
}

export default function OccultGuidePage() {
  return <GuidePage guide={occultGuide} words={guideMessages} parts={parts} />;
}
