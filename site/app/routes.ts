import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/home/route.tsx"),
  route("forecast/:filter?", "./pages/forecast/route.tsx"),
  route("bozja/lostaction/:id?", "./pages/lost-actions/route.tsx"),
  route("occult/phantomjob/:id?", "./pages/phantom-jobs/route.tsx"),
  route("eureka/logos/:id?", "./pages/logos-actions/route.tsx"),
  route("drs", "./pages/holsters/route.tsx", { id: "drs" }),
  route("drs/holster/:host?/:type?/:name?", "./pages/holsters/route.tsx"),
  route("drs/holster/c/*", "./pages/holsters/creator.tsx"),
  // A code with one slash in it would else count as a run type and a name of the host `c`.
  route("drs/holster/c/:code/:rest", "./pages/holsters/creator.tsx", { id: "holster-code" }),
  route("ba/*", "./pages/loadouts/route.tsx"),
  route("eureka/loadout/*", "./pages/loadouts/editor/route.tsx"),
  route("weather-finder", "./pages/weather-finder/route.tsx"),
  route("alarms", "./pages/alarms/route.tsx"),
  route("timers", "./pages/timers/route.tsx"),
  route("reference/:type?", "./pages/reference/route.tsx"),
  route("changelog", "./pages/changelog/route.tsx"),
  route("credits", "./pages/credits/route.tsx"),
  route("author", "./pages/author/route.tsx"),
  route("createdrsholsters", "./pages/create-holsters/route.tsx"),
  route("map", "./pages/map/picker-route.tsx"),
  route("map/:mapId", "./pages/map/route.tsx"),
  route("portals", "./pages/map/portals-route.tsx"),
  route("morbols", "./pages/morbols/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
