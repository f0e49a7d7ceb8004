import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/home/route.tsx"),
  route("forecast/:filter?", "./pages/forecast/route.tsx"),
  route("drs", "./pages/holsters/route.tsx", { id: "drs" }),
  route("drs/holster/:host?/:type?/:name?", "./pages/holsters/route.tsx"),
  route("drs/holster/c/*", "./pages/holsters/creator.tsx"),
  // A code with one slash in it would else count as a run type and a name of the host `c`.
  route("drs/holster/c/:code/:rest", "./pages/holsters/creator.tsx", { id: "holster-code" }),
  route("createdrsholsters", "./pages/create-holsters/route.tsx"),
  route("weather-finder", "./pages/weather-finder/route.tsx"),
  route("reference/:type?", "./pages/reference/route.tsx"),
  route("changelog", "./pages/changelog/route.tsx"),
  route("credits", "./pages/credits/route.tsx"),
  route("author", "./pages/author/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
