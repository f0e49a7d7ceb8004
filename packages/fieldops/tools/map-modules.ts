import { existsSync } from "node:fs";

/** What stands by hand in a module of its own for each map: the folder below `src/atlas`, and the export with its type. */
interface MapModules {
  readonly folder: "areas" | "heights" | "outlines";
  readonly name: string;
  readonly type: string;
  readonly imports: string;
  /** Every map must have one: the type then names the maps that do, so that the type check finds the one that does not. */
  readonly every: boolean;
  /** Name of the list whose modules are loaded map by map, and of the one that holds them all. */
  readonly lazy?: string;
  readonly whole?: string;
}

const mapModules: readonly MapModules[] = [
  {
    folder: "outlines",
    name: "outline",
    type: "MapOutline",
    imports: 'import type { MapOutline } from "../../src/atlas/outlines/types.ts";\n',
    every: true,
    lazy: "outlineFiles",
    whole: "outlinesByMap",
  },
  {
    folder: "heights",
    name: "heights",
    type: "readonly (readonly [number, number, number])[]",
    imports: "",
    every: false,
    whole: "heightsByMap",
  },
  {
    folder: "areas",
    name: "areas",
    type: "readonly MapArea[]",
    imports: 'import type { MapArea } from "../../src/atlas/types.ts";\n',
    every: false,
    lazy: "areaFiles",
  },
];

const folderUrl = (folder: MapModules["folder"]) => new URL(`../src/atlas/${folder}/`, import.meta.url);

/** Those of the maps that have such a module, in the order of the maps. */
export const mapsWith = (folder: MapModules["folder"], maps: readonly string[]): readonly string[] =>
  maps.filter((map) => existsSync(new URL(`${map}.ts`, folderUrl(folder))));

/** A type with something for each of some maps. */
export const byMap = (maps: readonly string[], type: string): string =>
  `Readonly<Record<${maps.map((map) => JSON.stringify(map)).join(" | ")}, ${type}>>`;

/** The registries of the modules that maps have, by path below `generated`: code and declarations. */
export function mapRegistries(maps: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { every, folder, imports, lazy, name, type, whole } of mapModules) {
    const head = `/* The ${folder} of the maps that have a file in src/atlas/${folder}. Written by tools/generate.ts. */\n`;
    const found = mapsWith(folder, maps);
    const path = (map: string) => `@foray/fieldops/atlas/${folder}/${map}`;
    const idImport = every ? "" : 'import type { MapId } from "../maps/ids.js";\n';
    const tableOf = (value: string) =>
      every ? byMap(found, value) : `Readonly<Partial<Record<MapId, ${value}>>>`;
    if (lazy !== undefined) {
      const entries = found.map((map) => `${JSON.stringify(map)}: () => import("${path(map)}")`);
      const loader = `() => Promise<{ readonly ${name}: ${type} }>`;
      files.set(`${folder}/index.js`, `${head}export const ${lazy} = { ${entries.join(", ")} };\n`);
      files.set(
        `${folder}/index.d.ts`,
        `${head}${imports}${idImport}export declare const ${lazy}: ${tableOf(loader)};\n`,
      );
    }
    if (whole !== undefined) {
      const loaded = found.map((map, at) => `import { ${name} as map${at} } from "${path(map)}";\n`).join("");
      const entries = found.map((map, at) => `${JSON.stringify(map)}: map${at}`).join(", ");
      files.set(`${folder}/all.js`, `${head}${loaded}export const ${whole} = { ${entries} };\n`);
      files.set(
        `${folder}/all.d.ts`,
        `${head}${imports}${idImport}export declare const ${whole}: ${tableOf(type)};\n`,
      );
    }
  }
  return files;
}
