/** Words of the morbol map in English. */
export const messages = {
  title: "Baldesion Arsenal morbol map",
  description:
    "One picture of Hydatos: every place of a portal to the Baldesion Arsenal as a morbol, in six numbered sections.",
  last: "Last portal in section",
  section: (section: number) => `Section ${section}`,
  full: "Full-size picture",
  alt: "Chart of Hydatos. 48 morbols mark the places where a portal to the Baldesion Arsenal may open, in six sections numbered from west to east.",
};

export type MorbolMessages = typeof messages;
