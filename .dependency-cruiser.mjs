// The arrows of the house: imports run one way, and no page knows another.
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
    rule(
      "page-imports-no-page",
      "What two pages share moves to features, ui, browser or the packages.",
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
      { path: app("features", "ui", "browser", "i18n", "styles") },
      { path: app("pages", "shell") },
    ),
    rule(
      "shared-parts-know-no-feature",
      "Features are built on the shared parts, not the other way round.",
      { path: app("ui", "browser", "i18n"), pathNot: tests },
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
