import { index, type RouteConfig } from "@react-router/dev/routes";
export default [index("./pages/forecast/route.tsx")] satisfies RouteConfig;
