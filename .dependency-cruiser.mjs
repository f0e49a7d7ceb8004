// The arrows of the house: imports run one way, and no page knows another.
const app = (...rooms) => `^site/app/(${rooms.join("|")})/`;
const tests = "\\.(test|e2e)\\.tsx?$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-circles", "Modules must not need each other in a ring.", {}, { circular: true }),
    rule(
      "no-lost-imports",
      "An import must lead to a file.",
      {},
      { couldNotResolve: true, pathNot: "^virtual:" },
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
    rule(
      "page-imports-no-page",
      "What two pages share moves to ui, browser, market or the packages.",
      { path: "^site/app/pages/([^/]+)/" },
      { path: "^site/app/pages/", pathNot: "^site/app/pages/$1/" },
    ),
    rule(
      "page-imports-no-shell",
      "The shell surrounds pages; pages do not know it.",
      { path: app("pages") },
      { path: app("shell") },
    ),
    rule(
      "shell-imports-no-page",
      "The shell knows pages by their address only.",
      { path: app("shell") },
      { path: app("pages") },
    ),
    rule(
      "shared-rooms-know-no-page",
      "The shared rooms are below pages and shell.",
      { path: app("ui", "browser", "market", "i18n", "styles") },
      { path: app("pages", "shell") },
    ),
    rule(
      "app-runs-in-browsers",
      "What ships imports no build tool, server or test support.",
      { path: "^site/app/", pathNot: tests },
      { path: "^site/(server|tools|worker|e2e)/|^tools/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.cache)/" },
    // TypeScript 7 has no transpiler API; swc reads the sources instead.
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
