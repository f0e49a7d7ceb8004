import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

export type Program = Readonly<{
  name: string;
  /** Debian packages that provide it. */
  packages: readonly string[];
  /** In order of preference. */
  commands: readonly string[];
  /** What is skipped without it. */
  tests: string;
}>;

/**
 * The test command installs these where it may, reports what is skipped without them, and fails in continuous
 * integration if one is missing.
 */
export const programs = {
  chromium: {
    name: "Chromium",
    packages: ["chromium"],
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    tests: "all tests in a browser",
  },
  headlessChromium: {
    name: "Chromium's headless shell",
    packages: ["chromium-headless-shell"],
    commands: ["chromium-headless-shell", "chrome-headless-shell"],
    tests: "nothing, but tests take twice as long in a whole Chromium",
  },
  firefox: {
    name: "Firefox ESR",
    packages: ["firefox-esr"],
    commands: ["firefox-esr"],
    tests: "tests in Firefox",
  },
  webkit: {
    name: "WebKitGTK's driver",
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi"],
    commands: ["WebKitWebDriver"],
    tests: "tests in WebKit",
  },
  xvfb: {
    name: "Xvfb",
    packages: ["xvfb", "xauth"],
    commands: ["xvfb-run"],
    tests: "tests in WebKit",
  },
  poppler: {
    name: "pdftotext",
    packages: ["poppler-utils"],
    commands: ["pdftotext"],
    tests: "tests of what pages print",
  },
  caddy: {
    name: "Caddy",
    packages: ["caddy"],
    commands: ["caddy"],
    tests: "tests of the site behind Caddy",
  },
  nginx: {
    name: "nginx with Nchan",
    packages: ["nginx-light", "libnginx-mod-nchan"],
    commands: ["nginx"],
    tests: "tests of the relay of live boards",
  },
  redis: {
    name: "Redis",
    packages: ["redis-server"],
    commands: ["redis-server"],
    tests: "tests of two relays that share their boards",
  },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramId = keyof typeof programs;

type Environment = Readonly<Record<string, string | undefined>>;

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Undefined if it is not installed. CHROMIUM_PATH overrides the search; throws if it cannot be run. */
export function findProgram(id: ProgramId, env: Environment = process.env): string | undefined {
  const given = env.CHROMIUM_PATH;
  if ((id === "chromium" || id === "headlessChromium") && given) {
    if (isRunnable(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is not a program that can be run.`);
  }
  const folders = (env.PATH ?? "").split(delimiter);
  return programs[id].commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isRunnable);
}

/** Throws if the program is missing. */
export function neededProgram(id: ProgramId): string {
  const found = findProgram(id);
  const { name, packages } = programs[id];
  if (found === undefined)
    throw new Error(`${name} is missing: install it (Debian: apt-get install ${packages.join(" ")}).`);
  return found;
}
