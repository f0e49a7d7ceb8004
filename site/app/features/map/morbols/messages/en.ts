export const messages = {
  title: "BA Morbol Map",
  description:
    "Hydatos in one image: every possible Baldesion Arsenal portal as a morbol, in six numbered sections.",
  last: "Last portal in section",
  section: (section: number) => `Section ${section}`,
  full: "Full-size image",
  alt: "Map of Hydatos. 48 morbols mark where a Baldesion Arsenal portal can open, in six sections numbered from west to east.",
};

export type MorbolMessages = typeof messages;
