import { z } from "zod";
import { emitModule, type Files } from "./emit-module.ts";
import { readRecords, recordPaths } from "./record-files.ts";

interface MapModules {
  readonly folder: "areas" | "heights" | "outlines";
  readonly name: string;
  readonly type: string;
  readonly imports: string;
  /** Whether every map must have one; the type then lists the maps, so that a missing one is a type error. */
  readonly every: boolean;
  /** Export names of the lazy registry and of the module with all maps. */
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

const mapIds = () => (readRecords("atlas/maps").records ?? []).map(({ id }) => String(id));

const pathOf = (folder: MapModules["folder"], map: string) => `atlas/${folder}/${map}`;

function mapsWith(folder: MapModules["folder"], maps: readonly string[]): readonly string[] {
  const paths = recordPaths();
  return maps.filter((map) => paths.includes(pathOf(folder, map)));
}

export const byMap = (maps: readonly string[], type: string): string =>
  `Readonly<Record<${maps.map((map) => JSON.stringify(map)).join(" | ")}, ${type}>>`;

const spotHeights = z.object({ points: z.array(z.tuple([z.number(), z.number(), z.number()])) });

function contentOf(folder: MapModules["folder"], map: string): unknown {
  const { facts, records } = readRecords(pathOf(folder, map));
  return folder === "areas" ? records : folder === "heights" ? spotHeights.parse(facts).points : facts;
}

export function emitGround(files: Files, folder: MapModules["folder"]) {
  const maps = mapIds();
  for (const { every, imports, lazy, name, type, whole } of mapModules.filter(
    (each) => each.folder === folder,
  )) {
    const found = mapsWith(folder, maps);
    for (const map of found) {
      const source = `From records/${pathOf(folder, map)}.json.`;
      emitModule(
        files,
        `${folder}/${map}`,
        source,
        [[name, JSON.stringify(contentOf(folder, map)), type]],
        imports,
      );
    }
    const head = `/* The ${folder} of the maps that have a file in records/atlas/${folder}. Written by tools/generate.ts. */\n`;
    const idImport = every ? "" : 'import type { MapId } from "../maps/ids.js";\n';
    const tableOf = (value: string) =>
      every ? byMap(found, value) : `Readonly<Partial<Record<MapId, ${value}>>>`;
    if (lazy !== undefined) {
      const entries = found.map((map) => `${JSON.stringify(map)}: () => import("./${map}.js")`);
      const loader = `() => Promise<{ readonly ${name}: ${type} }>`;
      files.set(`${folder}/index.js`, `${head}export const ${lazy} = { ${entries.join(", ")} };\n`);
      files.set(
        `${folder}/index.d.ts`,
        `${head}${imports}${idImport}export declare const ${lazy}: ${tableOf(loader)};\n`,
      );
    }
    if (whole !== undefined) {
      const loaded = found.map((map, at) => `import { ${name} as map${at} } from "./${map}.js";\n`).join("");
      const entries = found.map((map, at) => `${JSON.stringify(map)}: map${at}`).join(", ");
      files.set(`${folder}/all.js`, `${head}${loaded}export const ${whole} = { ${entries} };\n`);
      files.set(
        `${folder}/all.d.ts`,
        `${head}${imports}${idImport}export declare const ${whole}: ${tableOf(type)};\n`,
      );
    }
  }
}
