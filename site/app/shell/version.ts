import { releases } from "~/records/changelog.ts";

export const siteVersion: string = releases[0].version;
