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

/** The published packages; a package comes after those it depends on. */
export const packageNames = ["eorzea", "fieldops"];

/** The folder that `npm pack` and `npm publish` take for a package. */
export const packageBuild = (name) => join(root, "packages", name, "build");

/** `./src/x.ts` as what the compiler makes of it; other modules are taken over as they are. */
const compiled = (path, ending) => path.replace(/^\.\//, "./dist/").replace(/\.(?:ts|js)$/, ending);

/** One target of the exports: a module, or null for what stays private. */
function publishedTarget(target) {
  return target === null ? null : { types: compiled(target, ".d.ts"), default: compiled(target, ".js") };
}

function publishedExports(exports) {
  const entries = Object.entries(exports).map(([path, target]) => [path, publishedTarget(target)]);
  return { ...Object.fromEntries(entries), "./package.json": "./package.json" };
}

/**
 * The manifest of the built package, from that of the workspace, whose exports name the sources.
 * `main`, `types` and `typesVersions` serve TypeScript's old `moduleResolution: node10`, which reads no exports.
 */
export function publishedManifest({ private: _, scripts, exports, imports, bin, ...manifest }, repository) {
  return {
    ...manifest,
    ...(repository === undefined ? {} : { repository: { type: "git", url: `git+${repository}.git` } }),
    publishConfig: { access: "public" },
    files: ["dist", "CHANGELOG.md"],
    main: compiled(exports["."], ".js"),
    types: compiled(exports["."], ".d.ts"),
    // The table gets `types` too, so that path is in it as itself.
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

/** Declarations keep the sources' `.ts` endings, which compilers before TypeScript 5 cannot follow. */
export function withPlainEndings(declaration) {
  return declaration.replace(/(\bfrom |\bimport\()"(\.[^"]+)\.ts"/g, '$1"$2.js"');
}

/**
 * A package's own `#` imports as relative paths, for resolvers that know no `imports` of a manifest (`moduleResolution: node10`).
 * @param file the module's path below the built package
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

/** Builds one package into its folder `build`: JavaScript with source maps, declarations, manifest, README, changelog, licence. */
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
  // Modules that a tool writes are JavaScript with declarations already.
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

/** Builds every package. `repository` is the address of the public repository, which provenance needs in the manifest. */
export async function buildPackages(repository) {
  const built = [];
  for (const name of packageNames) built.push(await buildPackage(name, repository));
  return built;
}
