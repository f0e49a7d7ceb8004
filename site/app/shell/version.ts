import { releases } from "~/records/changelog.ts";

/** The version in force, shown in the footer. */
export const siteVersion: string = releases[0].version;
