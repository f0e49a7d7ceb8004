// Import rules: dependencies point one way, and a feature may only import the features listed for it here.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Allowed imports between features and other app folders, limited to what a feature's index.ts exports. */
export const pairs = [
  "about → alarms",
  "about → confidence",
  "about → embed",
  "about → spawn-windows",
  "actions → confidence",
  "actions → fights",
  "actions → inventory",
  "actions → loadouts",
  "actions → map",
  "actions → market",
  "actions → sources",
  "alarms → spawn-windows",
  "along → embed",
  "along → fights",
  "along → game-link",
  "bell → alarms",
  "bell → boards",
  "bell → spawn-windows",
  "boards → alarms",
  "boards → confidence",
  "boards → game-link",
  "boards → map",
  "boards → spawn-windows",
  "calls → fights",
  "forecast → alarms",
  "forecast → boards",
  "forecast → confidence",
  "forecast → embed",
  "forecast → map",
  "forecast → spawn-windows",
  "guides → confidence",
  "guides → fights",
  "guides → items",
  "guides → map",
  "guides → record-table",
  "guides → spawn-windows",
  "holsters → fights",
  "holsters → inventory",
  "holsters → market",
  "holsters → sources",
  "holsters → tonight",
  "home → alarms",
  "home → bell",
  "home → boards",
  "home → search",
  "home → spawn-windows",
  "home → tonight",
  "inventory → confidence",
  "inventory → items",
  "inventory → market",
  "inventory → record-table",
  "inventory → spawn-windows",
  "loadouts → confidence",
  "loadouts → fights",
  "loadouts → inventory",
  "loadouts → market",
  "loadouts → sources",
  "look-up → search",
  "map → confidence",
  "map → embed",
  "map → fights",
  "map → items",
  "market → confidence",
  "market → items",
  "market → record-table",
  "market → spawn-windows",
  "practice → fights",
  "record-table → confidence",
  "record-table → map",
  "records → confidence",
  "records → inventory",
  "records → items",
  "records → record-table",
  "records → spawn-windows",
  "run → alarms",
  "run → boards",
  "run → confidence",
  "run → embed",
  "run → fights",
  "run → holsters",
  "run → inventory",
  "run → loadouts",
  "run → map",
  "run → market",
  "search → boards",
  "shell → bell",
  "shell → calls",
  "shell → confidence",
  "shell → embed",
  "shell → map",
  "shell → market",
  "shell → search",
  "sources → confidence",
  "sources → map",
  "spawn-windows → confidence",
  "tonight → alarms",
  "tonight → boards",
  "tonight → inventory",
  "tonight → map",
  "tonight → spawn-windows",
  "weather-finder → alarms",
  "weather-finder → confidence",
  "weather-finder → spawn-windows",
].map((pair) => pair.split(" → "));

function ringOf(all) {
  const needs = (name, seen = new Set()) => {
    for (const [from, to] of all)
      if (from === name && !seen.has(to)) {
        seen.add(to);
        needs(to, seen);
      }
    return seen;
  };
  return all.map(([from]) => from).filter((name) => needs(name).has(name));
}

const ring = ringOf(pairs);
if (ring.length > 0) throw new Error(`features need each other in a ring: ${[...new Set(ring)].join(", ")}`);

const features = readdirSync(fileURLToPath(new URL("site/app/features", import.meta.url)));
const app = (...rooms) => `^site/app/(${rooms.join("|")})/`;
const tests = "\\.(test|built|e2e)\\.tsx?$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-circles", "Modules must not need each other in a ring.", {}, { circular: true }),
    rule(
      "no-lost-imports",
      "An import must lead to a file; Lighthouse is installed when the bench first uses it.",
      {},
      { couldNotResolve: true, pathNot: "^virtual:|^lighthouse(/|$)" },
    ),
    rule(
      "eorzea-needs-nothing",
      "The sky has no dependency.",
      { path: "^packages/eorzea/src/", pathNot: `${tests}|^packages/eorzea/src/cli/` },
      { pathNot: "^packages/eorzea/" },
    ),
    rule(
      "eorzea-cli-needs-node-only",
      "The command line may use what Node itself brings.",
      { path: "^packages/eorzea/src/cli/", pathNot: tests },
      { pathNot: "^packages/eorzea/", dependencyTypesNot: ["core"] },
    ),
    rule(
      "fieldops-needs-the-sky-only",
      "The records may use the sky and nothing else.",
      { path: "^packages/fieldops/src/", pathNot: tests },
      { pathNot: "^packages/(eorzea|fieldops)/" },
    ),
    rule("packages-know-no-site", "Packages run in plain Node.", { path: "^packages/" }, { path: "^site/" }),
    ...[...features, "shell"].map((name) => {
      const own = features.includes(name) ? `^site/app/features/${name}/` : app(name);
      const known = [name, ...pairs.flatMap(([from, to]) => (from === name ? [to] : []))];
      return rule(
        "features-by-pairs",
        "What two features share is a feature, and whoever needs it is on the list of pairs.",
        // search.ts files are only read by the build.
        { path: own, pathNot: `${tests}|/search\\.ts$` },
        { path: "^site/app/features/", pathNot: `^site/app/features/(${known.join("|")})/` },
      );
    }),
    rule(
      "features-know-no-shell",
      "The shell surrounds the pages; no feature knows it.",
      { path: app("features", "ui", "browser", "i18n", "styles"), pathNot: tests },
      { path: app("shell") },
    ),
    rule(
      "shared-parts-know-no-feature",
      "Features are built on the shared parts, not the other way round.",
      { path: app("ui", "browser", "i18n", "styles"), pathNot: tests },
      { path: app("features") },
    ),
    rule(
      "app-runs-in-browsers",
      "What ships imports no build tool, server or test support.",
      { path: "^site/app/", pathNot: tests },
      { path: "^site/(server|build|testing|worker|e2e)/|^(tools|bench)/" },
    ),
    rule(
      "server-knows-no-build",
      "The server serves any folder of files; what it needs to know is told to it.",
      { path: "^site/server/", pathNot: tests },
      { path: "^site/(build|testing|e2e)/|^(tools|bench)/" },
    ),
    rule(
      "build-knows-no-test",
      "A build needs no tests and no commands.",
      { path: "^site/build/", pathNot: tests },
      { path: "^site/(testing|e2e)/|^(tools|bench)/" },
    ),
    rule(
      "testing-is-below-tests",
      "What browser tests, bench and commands share knows none of them.",
      { path: "^site/testing/" },
      { path: "^site/e2e/|^(tools|bench)/" },
    ),
    rule(
      "nothing-needs-tests",
      "Browser tests stand at the end of all arrows; what another needs moves to testing.",
      { pathNot: "^site/e2e/" },
      { path: "^site/e2e/" },
    ),
    rule(
      "nothing-needs-bench",
      "Measurements stand at the end of all arrows.",
      { pathNot: "^bench/" },
      { path: "^bench/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.cache)/|\\.d\\.mts$|^packages/[^/]+/build/" },
    // TypeScript 7 has no transpiler API, so swc parses the sources.
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
