import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";

/** Requirements of the raid by group, role and fight. */
export const requirement = raidRequirements.find(({ id }) => id === "delubrum-reginae-savage");

/** The doubt about all of it: the advice is that of one guide. */
export const adviceDoubt = doubtOf({ confidence: requirement?.confidence ?? "high" }, "all");
