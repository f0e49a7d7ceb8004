import type { Guide } from "../frame/types.ts";

export type BozjaGuidePage = "ranks" | "clusters" | "finds" | "duels" | "castrum" | "dalriada";

export const bozjaGuide: Guide<BozjaGuidePage> = {
  base: "/bozja/guide",
  operation: "bozja",
  beginning: { operation: "bozja", unlock: ["bozjan-southern-front"], whole: true },
  map: "bsf",
  pages: ["ranks", "clusters", "finds", "duels", "castrum", "dalriada"],
  openings: {
    ranks: {
      map: "bsf",
      links: ["/map/bsf", "/bozja/engagements", "/levels"],
      tables: ["engagements", "skirmishes"],
    },
    clusters: { map: "zadnor", links: ["/map/zadnor?layers=magitekMobs", null, null], tables: ["fragments"] },
    finds: {
      map: "bsf",
      links: ["/forecast/fragments", null, "/bozja/lostaction"],
      tables: ["fragments", "lost-actions"],
    },
    duels: {
      map: "bsf",
      links: ["/bozja/engagements", null, "/bozja/lostaction"],
      tables: ["duels"],
      fights: ["bozja-southern-front", "zadnor"],
    },
    castrum: {
      map: "bsf",
      links: ["/bozja/guide/ranks", null, "/run"],
      tables: ["raid-requirements", "inner-duties"],
      fights: ["castrum"],
    },
    dalriada: {
      map: "zadnor",
      links: ["/bozja/guide/ranks", null, "/run"],
      tables: ["raid-requirements", "inner-duties"],
      fights: ["dalriada"],
    },
  },
};
