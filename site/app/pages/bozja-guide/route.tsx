import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { GuidePage } from "~/ui/guide/GuidePage.tsx";
import { guideMeta } from "~/ui/guide/guide-meta.ts";
import { messages as english } from "./messages/en.ts";
import { bozjaGuideMessages } from "./messages.ts";
import { bozjaGuide } from "./pages.ts";

const parts = {
  ranks: lazyPart("parts/Ranks.tsx", () => import("./parts/Ranks.tsx")),
  clusters: lazyPart("parts/Clusters.tsx", () => import("./parts/Clusters.tsx")),
  finds: lazyPart("parts/Finds.tsx", () => import("./parts/Finds.tsx")),
  duels: lazyPart("parts/Duels.tsx", () => import("./parts/Duels.tsx")),
  castrum: lazyPart("parts/Castrum.tsx", () => import("./parts/Castrum.tsx")),
  dalriada: lazyPart("parts/Dalriada.tsx", () => import("./parts/Dalriada.tsx")),
};

export function meta(asked: MetaAsked) {
  return guideMeta(bozjaGuide, english, asked);
}

/** The guide to Bozja and Zadnor. */
export default function BozjaGuidePages() {
  return <GuidePage guide={bozjaGuide} words={bozjaGuideMessages} parts={parts} />;
}
