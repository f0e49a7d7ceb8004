import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { GuidePage } from "../frame/GuidePage.tsx";
import { guideMeta } from "../frame/guide-meta.ts";
import { bozjaGuideMessages } from "./messages.ts";
import { bozjaGuide } from "./pages.ts";

const parts = {
  ranks: lazy(() => import("./parts/Ranks.tsx")),
  clusters: lazy(() => import("./parts/Clusters.tsx")),
  finds: lazy(() => import("./parts/FragmentDrops.tsx")),
  duels: lazy(() => import("./parts/Duels.tsx")),
  castrum: lazy(() => import("./parts/Castrum.tsx")),
  dalriada: lazy(() => import("./parts/Dalriada.tsx")),
};

export function meta(asked: MetaArgs) {
  return guideMeta(bozjaGuide, bozjaGuideMessages, asked);
}

export default function BozjaGuidePages() {
  return <GuidePage guide={bozjaGuide} words={bozjaGuideMessages} parts={parts} />;
}
