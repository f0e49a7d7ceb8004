import { portalSections } from "#records/portal-sections/facts";

/** Between neighboring sections of the portals in Hydatos. */
export const portalDividers = portalSections.flatMap(({ divider }) => (divider === null ? [] : [divider]));

export const portalNumbers = portalSections.map(({ section, x, y }) => ({ section, x, y }));
