import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/prerender-paths.ts";
import { siteBase } from "./tools/finish/base.ts";

/** `SITE_PAGES` (addresses with commas between) prerenders those alone: for trials of a build, never for a host. */
const chosen = process.env.SITE_PAGES?.split(",");

export default {
  appDirectory: "app",
  basename: siteBase(),
  buildDirectory: process.env.SITE_BUILD ?? "build",
  ssr: false,
  prerender: { paths: chosen ?? prerenderPaths(), concurrency: 2 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;
