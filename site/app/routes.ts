import { type RouteConfig, route } from "@react-router/dev/routes";

/**
 * What the router's build is told: one route for every address, so that it writes each page and bundles what starts them. Which page an
 * address has stands in page-list.ts.
 */
export default [route("*", "./every-path.tsx")] satisfies RouteConfig;
