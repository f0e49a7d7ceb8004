import { settings } from "./settings.ts";

/** A page of the site: the pattern of its addresses (from the root, `?` for a part that may be missing) and the module that draws it. */
export type PageEntry = Readonly<{ path: string; file: `./pages/${string}route.tsx` }>;

/** Every page; an address that none of them matches gets the not-found page. */
export const pageList: readonly PageEntry[] = [
  { path: "", file: "./pages/home/route.tsx" },
  { path: "forecast/:filter?", file: "./pages/forecast/route.tsx" },
  { path: "bozja/lostaction/:id?", file: "./pages/lost-actions/route.tsx" },
  { path: "occult/phantomjob/:id?", file: "./pages/phantom-jobs/route.tsx" },
  { path: "eureka/nms", file: "./pages/field-records/nms/route.tsx" },
  { path: "bozja/notes", file: "./pages/field-records/notes/route.tsx" },
  { path: "bozja/engagements", file: "./pages/field-records/engagements/route.tsx" },
  { path: "occult/guide/:page?", file: "./pages/occult-guide/route.tsx" },
  { path: "eureka/logos/:id?", file: "./pages/logos-actions/route.tsx" },
  { path: "drs", file: "./pages/holsters/route.tsx" },
  { path: "drs/holster/:host?/:type?/:name?", file: "./pages/holsters/route.tsx" },
  { path: "drs/holster/c/*", file: "./pages/holsters/creator-route.tsx" },
  // A code with one slash in it would else count as a run type and a name of the host `c`.
  { path: "drs/holster/c/:code/:rest", file: "./pages/holsters/creator-route.tsx" },
  { path: "ba/*", file: "./pages/loadouts/route.tsx" },
  { path: "eureka/loadout/*", file: "./pages/loadouts/editor/route.tsx" },
  { path: "run/*", file: "./pages/run/route.tsx" },
  { path: "weather-finder", file: "./pages/weather-finder/route.tsx" },
  { path: "alarms", file: "./pages/alarms/route.tsx" },
  { path: "timers", file: "./pages/timers/route.tsx" },
  { path: "reference/:type?", file: "./pages/reference/route.tsx" },
  { path: "changelog", file: "./pages/changelog/route.tsx" },
  { path: "developers", file: "./pages/developers/route.tsx" },
  { path: "credits", file: "./pages/credits/route.tsx" },
  // Without an author in the settings there is no such page.
  ...(settings.author === undefined
    ? []
    : [{ path: "author", file: "./pages/author/route.tsx" } satisfies PageEntry]),
  { path: "createdrsholsters", file: "./pages/create-holsters/route.tsx" },
  { path: "map", file: "./pages/map/picker-route.tsx" },
  { path: "map/:mapId", file: "./pages/map/route.tsx" },
  { path: "portals", file: "./pages/map/portals-route.tsx" },
  { path: "morbols", file: "./pages/morbols/route.tsx" },
];

/** What the build calls a page: its pattern, as two pages may share a module. */
export function pageId({ path }: PageEntry): string {
  return path === "" ? "home" : path;
}
