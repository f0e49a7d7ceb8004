import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/home/route.tsx"),
  route("forecast/:filter?", "./pages/forecast/route.tsx"),
  route("map", "./pages/map/picker-route.tsx"),
  route("map/:mapId", "./pages/map/route.tsx"),
  route("portals", "./pages/map/portals-route.tsx"),
  route("morbols", "./pages/morbols/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
