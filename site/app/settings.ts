export type Brand = Readonly<{
  id: string;
  /** Parts of host names that select the brand. */
  hosts: readonly string[];
  siteName: string;
  homeTitle: string;
  /** Overrides the color of the logo. */
  accent?: string;
}>;

/** The host's own visit counter; without it, nothing is counted or loaded. */
export type Analytics = Readonly<{
  /** On this origin, such as `/stats/script.js`. */
  scriptPath: string;
  siteId: string;
  /** Where visits are sent; an origin must also be under `connect-src` in server/headers.ts. */
  host?: string;
}>;

export type SiteSettings = Readonly<{
  /** For canonical links and previews; set by `SITE_ORIGIN` at build time. */
  origin: string;
  brands: readonly [Brand, ...Brand[]];
  author?: Readonly<{ name: string; homeServer?: string }>;
  community?: Readonly<{ name: string; href: string }>;
  donation?: Readonly<{ label: string; href: string }>;
  chat?: Readonly<{ label: string; href: string }>;
  source?: Readonly<{ label: string; href: string }>;
  /** Username on the chat service. */
  feedback?: string;
  analytics?: Analytics;
}>;

const builtOrigin: unknown = import.meta.env?.VITE_SITE_ORIGIN;

export const settings: SiteSettings = {
  origin: typeof builtOrigin === "string" ? builtOrigin : "https://forayalmanac.example",
  brands: [
    { id: "default", hosts: [], siteName: "Foray Almanac", homeTitle: "Foray Almanac" },
    { id: "bozja", hosts: ["bozja"], siteName: "Bozja Almanac", homeTitle: "Bozja Almanac" },
  ],
};
