import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { GuidePage } from "~/ui/guide/GuidePage.tsx";
import { guideMeta } from "~/ui/guide/guide-meta.ts";
import { messages as english } from "./messages/en.ts";
import { eurekaGuideMessages } from "./messages.ts";
import { eurekaGuide } from "./pages.ts";

const parts = {
  levels: lazyPart("parts/Levels.tsx", () => import("./parts/Levels.tsx")),
  logos: lazyPart("parts/Logos.tsx", () => import("./parts/Logos.tsx")),
  lockboxes: lazyPart("parts/Lockboxes.tsx", () => import("./parts/Lockboxes.tsx")),
  bunnies: lazyPart("parts/Bunnies.tsx", () => import("./parts/Bunnies.tsx")),
  relics: lazyPart("parts/Relics.tsx", () => import("./parts/Relics.tsx")),
  arsenal: lazyPart("parts/Arsenal.tsx", () => import("./parts/Arsenal.tsx")),
};

export function meta(asked: MetaAsked) {
  return guideMeta(eurekaGuide, english, asked);
}

/** The guide to Eureka. */
export default function EurekaGuidePages() {
  return <GuidePage guide={eurekaGuide} words={eurekaGuideMessages} parts={parts} />;
}
