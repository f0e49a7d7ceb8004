import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";

/** What the raid asks of a group, of each role and in each fight. */
export const requirement = raidRequirements.find(({ id }) => id === "delubrum-reginae-savage");
