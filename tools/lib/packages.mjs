import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { runChild } from "./child.mjs";
import { binary, root } from "./places.mjs";
import { Trouble } from "./say.mjs";

/** Dependencies first. */
export const packageNames = ["eorzea", "fieldops"];

/** For `npm pack` and `npm publish`. */
export const packageBuild = (name) => join(root, "packages", name, "build");

const compiled = (path, ending) => path.replace(/^\.\//, "./dist/").replace(/\.(?:ts|js)$/, ending);

/** Null marks a private path. */
function publishedTarget(target) {
  return target === null ? null : { types: compiled(target, ".d.ts"), default: compiled(target, ".js") };
}

function publishedExports(exports) {
  const entries = Object.entries(exports).map(([path, target]) => [path, publishedTarget(target)]);
  return { ...Object.fromEntries(entries), "./package.json": "./package.json" };
}

/**
 * Converts the workspace manifest, whose exports point to sources, to that of the built package. `main`,
 * `types` and `typesVersions` support TypeScript's `moduleResolution: node10`, which ignores exports.
 */
export function publishedManifest({ private: _, scripts, exports, imports, bin, ...manifest }, repository) {
  return {
    ...manifest,
    ...(repository === undefined ? {} : { repository: { type: "git", url: `git+${repository}.git` } }),
    publishConfig: { access: "public" },
    files: ["dist", "CHANGELOG.md"],
    main: compiled(exports["."], ".js"),
    types: compiled(exports["."], ".d.ts"),
    // TypeScript applies the table to `types` too, so it maps that path to itself.
    typesVersions: {
      "*": {
        "dist/src/index.d.ts": ["./dist/src/index.d.ts"],
        ...Object.fromEntries(
          Object.entries(exports)
            .filter(([path, target]) => path.endsWith("/*") && target !== null)
            .map(([path, target]) => [path.slice(2), [compiled(target, ".d.ts")]]),
        ),
      },
    },
    exports: publishedExports(exports),
    ...(bin === undefined
      ? {}
      : {
          bin: Object.fromEntries(
            Object.entries(bin).map(([name, source]) => [name, compiled(source, ".js")]),
          ),
        }),
  };
}

/** Replaces `.ts` extensions in declarations, which compilers before TypeScript 5 cannot resolve. */
export function withPlainEndings(declaration) {
  return declaration.replace(/(\bfrom |\bimport\()"(\.[^"]+)\.ts"/g, '$1"$2.js"');
}

/**
 * Replaces a package's `#` imports with relative paths, for resolvers that ignore `imports`
 * (`moduleResolution: node10`).
 * @param file the module's path in the built package
 */
export function withPlainImports(text, file, imports) {
  return Object.entries(imports).reduce((code, [name, target]) => {
    const [before = ""] = name.split("*");
    const [folder = "", ending = ""] = compiled(target, ".js").split("*");
    const up = relative(dirname(file), folder).replaceAll("\\", "/");
    const path = up.startsWith(".") ? up : `./${up}`;
    return code.replace(
      new RegExp(`(\\bfrom |\\bimport\\(|\\bimport )"${before}([^"]+)"`, "g"),
      (_, start, rest) => `${start}"${path}/${rest}${ending}"`,
    );
  }, text);
}

async function buildPackage(name, repository) {
  const home = join(root, "packages", name);
  const target = packageBuild(name);
  rmSync(target, { recursive: true, force: true });
  const { code, output } = await runChild(
    process.execPath,
    [binary("typescript", "bin/tsc"), "-p", join(home, "tsconfig.build.json")],
    { cwd: root, quiet: true },
  );
  if (code !== 0) throw new Trouble(`${output.trim()}\n\nThe package ${name} does not compile.`);
  // Generated modules are already JavaScript with declarations.
  const generated = join(home, "generated");
  if (existsSync(generated)) cpSync(generated, join(target, "dist", "generated"), { recursive: true });
  const workspace = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  for (const file of globSync("dist/**/*.{js,d.ts}", { cwd: target })) {
    const path = join(target, file);
    const text = withPlainImports(readFileSync(path, "utf8"), file, workspace.imports ?? {});
    writeFileSync(path, file.endsWith(".d.ts") ? withPlainEndings(text) : text);
  }
  const manifest = publishedManifest(workspace, repository);
  for (const file of Object.values(manifest.bin ?? {})) chmodSync(join(target, file), 0o755);
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ["README.md", "CHANGELOG.md"]) copyFileSync(join(home, file), join(target, file));
  copyFileSync(join(root, "LICENSE"), join(target, "LICENSE"));
  return { name: manifest.name, version: manifest.version, target };
}

/** @param repository URL of the public repository, which provenance requires in the manifest */
export async function buildPackages(repository) {
  const built = [];
  for (const name of packageNames) built.push(await buildPackage(name, repository));
  return built;
}
