/** Settings of a host of the almanac. Everything optional is left off the page if it is not set. */
export type Brand = Readonly<{
  id: string;
  /** The brand is where the host's name contains one of these. */
  hosts: readonly string[];
  siteName: string;
  homeTitle: string;
  /** Overrides the brass of the mark. */
  accent?: string;
}>;

/** A visit counter of the host's own. Left out, nothing is counted and nothing is loaded. */
export type Analytics = Readonly<{
  /** Path of the counter's script on this same origin, such as `/stats/script.js`. */
  scriptPath: string;
  siteId: string;
  /** Path or origin that visits are sent to; an origin must also be under `connect-src` in server/headers.ts. */
  host?: string;
}>;

export type SiteSettings = Readonly<{
  /** Origin of the site, for canonical links and previews; `SITE_ORIGIN` at build time. */
  origin: string;
  brands: readonly [Brand, ...Brand[]];
  author?: Readonly<{ name: string; homeServer?: string }>;
  community?: Readonly<{ name: string; href: string }>;
  donation?: Readonly<{ label: string; href: string }>;
  chat?: Readonly<{ label: string; href: string }>;
  source?: Readonly<{ label: string; href: string }>;
  /** A handle on the chat service, for feedback. */
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
