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
  route("ba/*", "./pages/loadouts/route.tsx"),
  route("eureka/loadout/*", "./pages/loadouts/editor/route.tsx"),
  route("weather-finder", "./pages/weather-finder/route.tsx"),
  route("reference/:type?", "./pages/reference/route.tsx"),
  route("changelog", "./pages/changelog/route.tsx"),
  route("credits", "./pages/credits/route.tsx"),
  route("author", "./pages/author/route.tsx"),
  route("createdrsholsters", "./pages/create-holsters/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
