import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";

export const requirement = raidRequirements.find(({ id }) => id === "delubrum-reginae-savage");

/** All advice comes from one guide. */
export const adviceDoubt = doubtOf({ confidence: requirement?.confidence ?? "high" }, "all");
