import type { Guide } from "../../ui/guide/types.ts";

export type BozjaGuidePage = "ranks" | "clusters" | "finds" | "duels" | "castrum" | "dalriada";

/** The guide to Bozja and Zadnor, its pages in reading order. */
export const bozjaGuide: Guide<BozjaGuidePage> = {
  base: "/bozja/guide",
  operation: "bozja",
  map: "bsf",
  pages: ["ranks", "clusters", "finds", "duels", "castrum", "dalriada"],
  openings: {
    ranks: { map: "bsf", links: ["/map/bsf", null, "/bozja/engagements"] },
    clusters: { map: "zadnor", links: ["/map/zadnor?layers=magitekMobs", null, null] },
    finds: { map: "bsf", links: ["/forecast/fragments", null, "/bozja/lostaction"] },
    duels: { map: "bsf", links: ["/bozja/engagements", null, "/bozja/lostaction"] },
    castrum: { map: "bsf", links: ["/bozja/guide/ranks", null, "/run"] },
    dalriada: { map: "zadnor", links: ["/bozja/guide/ranks", null, "/run"] },
  },
};
