import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/home/route.tsx"),
  route("forecast/:filter?", "./pages/forecast/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
