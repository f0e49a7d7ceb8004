import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/home/route.tsx"),
  route("forecast/:filter?", "./pages/forecast/route.tsx"),
  route("bozja/lostaction/:id?", "./pages/lost-actions/route.tsx"),
  route("eureka/logos/:id?", "./pages/logos-actions/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
