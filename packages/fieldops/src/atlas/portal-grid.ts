import { portalSections } from "#records/portal-sections/facts";

/** The lines between the sections into which players divide the portals of Hydatos, each to the next. */
export const portalDividers = portalSections.flatMap(({ divider }) => (divider === null ? [] : [divider]));

/** The place of each section's number. */
export const portalNumbers = portalSections.map(({ section, x, y }) => ({ section, x, y }));
