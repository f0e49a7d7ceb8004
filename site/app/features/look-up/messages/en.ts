export const messages = {
  eyebrow: "Look up",
  title: "What are you looking for?",
  description:
    "Search everything, or pick a page: maps, actions, phantom jobs, holsters, loadouts, fights and tables by operation.",
  groups: { occult: "Occult Crescent", bozja: "Bozja and DRS", eureka: "Eureka and BA" },
  everywhere: "Every page",
};

export type LookUpMessages = typeof messages;
