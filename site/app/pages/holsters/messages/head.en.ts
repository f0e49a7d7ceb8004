/** The page's title and description for search engines and shared links. */
export const messages = {
  hostTitle: (host: string) => `${host}: DRS holsters`,
  hostText: (host: string, server: string) =>
    `Holsters for the Delubrum Reginae (Savage) runs of ${host} (${server}): both bags with weights, what to farm or buy, and today's prices.`,
  typeTitle: (type: string, host: string) => `${type} by ${host}: DRS holsters`,
  typeText: (type: string, host: string) =>
    `Every ${type} holster of ${host} for Delubrum Reginae (Savage), by role, with weights, sources and prices.`,
  holsterTitle: (holster: string, role: string, type: string, host: string) =>
    `${holster} (${role}), ${type} by ${host}: DRS holster`,
  holsterText: (holster: string, type: string, host: string) =>
    `${holster} holster for ${type} runs of ${host} in Delubrum Reginae (Savage): Pre-Pop and Main bags, their weight, the fragments they take and where to get them.`,
};

export type HolstersHead = typeof messages;
