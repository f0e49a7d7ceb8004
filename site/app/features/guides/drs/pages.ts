import type { Guide } from "../frame/types.ts";

export type DrsGuidePage = "entry" | "roles" | "fights";

export const drsGuide: Guide<DrsGuidePage> = {
  base: "/delubrum/guide",
  operation: "delubrum",
  beginning: { operation: "bozja", unlock: ["delubrum-reginae", "delubrum-reginae-savage"], whole: false },
  map: "bsf",
  pages: ["entry", "roles", "fights"],
  openings: {
    entry: { map: "bsf", links: ["/bozja/guide/ranks", null, "/run"], tables: ["raid-requirements"] },
    roles: { map: "bsf", links: ["/drs", "/bozja/lostaction", null], tables: ["raid-requirements"] },
    fights: {
      map: "bsf",
      links: ["/drs/holster", null, "/createdrsholsters"],
      tables: ["raid-requirements"],
      fights: ["drs", "dr"],
    },
  },
};
