export const messages = {
  first: "First",
  pages: "Pages of this guide",
  chart: (map: string) => `Open the map: ${map}`,
  missing: (page: string) => `This guide has no page called “${page}”. Was one of these meant?`,
  loading: "Loading…",
};

export type GuideShellMessages = typeof messages;
