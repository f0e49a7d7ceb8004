import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/home/route.tsx"),
  route("forecast/:filter?", "./pages/forecast/route.tsx"),
  route("weather-finder", "./pages/weather-finder/route.tsx"),
  route("reference/:type?", "./pages/reference/route.tsx"),
  route("changelog", "./pages/changelog/route.tsx"),
  route("credits", "./pages/credits/route.tsx"),
  route("author", "./pages/author/route.tsx"),
  route("*", "./pages/not-found/route.tsx"),
] satisfies RouteConfig;
