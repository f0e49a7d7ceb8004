import type { LostActionId } from "#records/lost-actions/ids";
import type { Status } from "#records/types";

/** Statuses that have the name of a lost action, so that a page can name them in every language. */
export const statusActions: Readonly<Partial<Record<Status, LostActionId>>> = {
  bannerOfFirmResolve: "banner-of-firm-resolve",
  bannerOfHonedAcuity: "banner-of-honed-acuity",
  bannerOfSolemnClarity: "banner-of-solemn-clarity",
  bannerOfTirelessConviction: "banner-of-tireless-conviction",
  fontOfPower: "lost-font-of-power",
};
