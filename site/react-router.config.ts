import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/prerender-paths.ts";

export default {
  appDirectory: "app",
  ssr: false,
  prerender: { paths: prerenderPaths(), concurrency: 2 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;
