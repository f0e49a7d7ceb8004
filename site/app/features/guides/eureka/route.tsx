import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { GuidePage } from "../frame/GuidePage.tsx";
import { guideMeta } from "../frame/guide-meta.ts";
import { eurekaGuideMessages } from "./messages.ts";
import { eurekaGuide } from "./pages.ts";

const parts = {
  levels: lazy(() => import("./parts/Levels.tsx")),
  logos: lazy(() => import("./parts/Logos.tsx")),
  lockboxes: lazy(() => import("./parts/Lockboxes.tsx")),
  bunnies: lazy(() => import("./parts/Bunnies.tsx")),
  relics: lazy(() => import("./parts/Relics.tsx")),
  arsenal: lazy(() => import("./parts/Arsenal.tsx")),
};

export function meta(asked: MetaArgs) {
  return guideMeta(eurekaGuide, eurekaGuideMessages, asked);
}

export default function EurekaGuidePages() {
  return <GuidePage guide={eurekaGuide} words={eurekaGuideMessages} parts={parts} />;
}
