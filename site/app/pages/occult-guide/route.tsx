import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { GuidePage } from "~/ui/guide/GuidePage.tsx";
import { guideMeta } from "~/ui/guide/guide-meta.ts";
import { messages as english } from "./messages/en.ts";
import { guideMessages } from "./messages.ts";
import { occultGuide } from "./pages.ts";

const parts = {
  entering: lazyPart("parts/Entering.tsx", () => import("./parts/Entering.tsx")),
  knowledge: lazyPart("parts/Knowledge.tsx", () => import("./parts/Knowledge.tsx")),
  jobs: lazyPart("parts/Jobs.tsx", () => import("./parts/Jobs.tsx")),
  encounters: lazyPart("parts/Encounters.tsx", () => import("./parts/Encounters.tsx")),
  treasure: lazyPart("parts/Treasure.tsx", () => import("./parts/Treasure.tsx")),
  shops: lazyPart("parts/Shops.tsx", () => import("./parts/Shops.tsx")),
  demiatma: lazyPart("parts/Demiatma.tsx", () => import("./parts/Demiatma.tsx")),
  weather: lazyPart("parts/Weather.tsx", () => import("./parts/Weather.tsx")),
  tower: lazyPart("parts/Tower.tsx", () => import("./parts/Tower.tsx")),
};

export function meta(asked: MetaAsked) {
  return guideMeta(occultGuide, english, asked);
}

/** The guide to the Occult Crescent. */
export default function OccultGuidePage() {
  return <GuidePage guide={occultGuide} words={guideMessages} parts={parts} />;
}
