import type { LostActionId } from "#records/lost-actions/ids";
import type { Status } from "#records/types";

/** Statuses named after a lost action, whose translations a page can use. */
export const statusActions: Readonly<Partial<Record<Status, LostActionId>>> = {
  bannerOfFirmResolve: "banner-of-firm-resolve",
  bannerOfHonedAcuity: "banner-of-honed-acuity",
  bannerOfSolemnClarity: "banner-of-solemn-clarity",
  bannerOfTirelessConviction: "banner-of-tireless-conviction",
  fontOfPower: "lost-font-of-power",
};
