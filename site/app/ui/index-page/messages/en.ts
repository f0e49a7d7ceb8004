export const messages = {
  occult: "Occult Crescent",
  bozja: "Bozja and Delubrum Reginae",
  eureka: "Eureka",
  forays: "All operations",
  about: "Terms",
};

export type IndexMessages = typeof messages;
