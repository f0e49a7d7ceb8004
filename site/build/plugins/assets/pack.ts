import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { type PackMap, packIcons, packMaps } from "./ids.ts";
import { AssetError, type RequestOptions, requestAsset } from "./request.ts";

/** `files` maps extensions to SHA-256; `source` is the SHA-256 of the service's response. */
const pictureShape = v.object({
  width: v.number(),
  height: v.number(),
  source: v.string(),
  files: v.record(v.string(), v.string()),
});

const manifestShape = v.object({
  format: v.literal(1),
  service: v.string(),
  version: v.nullable(v.string()),
  icons: v.record(v.string(), pictureShape),
  maps: v.record(v.string(), pictureShape),
});

type Picture = v.InferOutput<typeof pictureShape>;
export type PackManifest = v.InferOutput<typeof manifestShape>;

export type PackOptions = Readonly<{
  /** Root URL, such as `https://host/api`. */
  service: string;
  version?: string | undefined;
  folder: string;
  icons?: readonly number[];
  maps?: readonly PackMap[];
  request: RequestOptions;
  width?: number;
  onStep?: (line: string) => void;
}>;

export type PackTask = Readonly<{ kind: "icons" | "maps"; id: string; url: string }>;

export type PackResult = Readonly<{
  made: number;
  kept: number;
  failed: readonly { readonly task: PackTask; readonly why: string }[];
}>;

/** Pictures after which the manifest is saved, so that an interrupted run can resume. */
const STEP = 16;

const sha = (body: Buffer) => createHash("sha256").update(body).digest("hex");

/** Icons are requested in high resolution (`_hr1`). */
export function packTasks(options: PackOptions): readonly PackTask[] {
  const { service, version, icons = packIcons(), maps = packMaps } = options;
  const root = service.replace(/\/+$/, "");
  const address = (path: string, query: Record<string, string>) =>
    `${root}${path}?${new URLSearchParams({ ...query, ...(version === undefined ? {} : { version }) })}`;
  const six = (id: number) => String(id).padStart(6, "0");
  return [
    ...icons.map((id) => {
      const path = `ui/icon/${six(Math.floor(id / 1000) * 1000)}/${six(id)}_hr1.tex`;
      return { kind: "icons", id: String(id), url: address("/asset", { path, format: "png" }) } as const;
    }),
    ...maps.map(({ id, path }) => {
      return { kind: "maps", id, url: address(`/asset/map/${path}`, { format: "png" }) } as const;
    }),
  ];
}

async function readManifest(options: PackOptions): Promise<PackManifest> {
  const { service, version = null } = options;
  const fresh: PackManifest = { format: 1, service, version, icons: {}, maps: {} };
  let text: string;
  try {
    text = await readFile(join(options.folder, "manifest.json"), "utf8");
  } catch {
    return fresh;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fresh;
  }
  const read = v.safeParse(manifestShape, value);
  // Another version's pictures are fetched again.
  return read.success && read.output.version === version ? { ...read.output, service } : fresh;
}

async function isWhole(
  folder: string,
  kind: string,
  id: string,
  picture: Picture | undefined,
): Promise<boolean> {
  if (picture === undefined) return false;
  for (const [ending, sum] of Object.entries(picture.files)) {
    try {
      if (sha(await readFile(join(folder, kind, `${id}.${ending}`))) !== sum) return false;
    } catch {
      return false;
    }
  }
  return Object.keys(picture.files).length === 2;
}

/** Renames a temporary file, so that an interrupted run leaves no partial file. */
async function put(file: string, body: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, body);
  await rename(`${file}.part`, file);
}

async function makePicture(
  folder: string,
  { kind, id, url }: PackTask,
  request: RequestOptions,
): Promise<Picture> {
  const body = await requestAsset(url, request);
  const files: Record<string, string> = {};
  let size = { width: 0, height: 0 };
  try {
    const image = sharp(body, { limitInputPixels: 8192 * 8192 });
    const { width, height } = await image.metadata();
    size = { width, height };
    const quality = kind === "icons" ? 82 : 72;
    for (const [ending, made] of [
      ["webp", await image.clone().webp({ quality }).toBuffer()],
      [
        "avif",
        await image
          .clone()
          .avif({ quality: quality - 20 })
          .toBuffer(),
      ],
    ] as const) {
      await put(join(folder, kind, `${id}.${ending}`), made);
      files[ending] = sha(made);
    }
  } catch (error) {
    throw new AssetError(`the response is not a readable image (${String(error).split("\n")[0]})`, false);
  }
  return { ...size, source: sha(body), files };
}

/** Fetches what is missing from the pack. Pictures that fail are listed with the reason. */
export async function makePack(options: PackOptions): Promise<PackResult> {
  const { folder, request, width = 4, onStep } = options;
  const manifest = await readManifest(options);
  const failed: { task: PackTask; why: string }[] = [];
  let made = 0;
  let kept = 0;
  let saved = Promise.resolve();
  const write = () => put(join(folder, "manifest.json"), `${JSON.stringify(manifest, undefined, 1)}\n`);
  // Workers share the manifest, so writes are queued.
  const save = () => {
    saved = saved.then(write);
    return saved;
  };
  const queue = packTasks(options).values();
  const work = async () => {
    for (const task of queue) {
      if (request.signal?.aborted) return;
      const { kind, id } = task;
      if (await isWhole(folder, kind, id, manifest[kind][id])) {
        kept += 1;
        continue;
      }
      delete manifest[kind][id];
      try {
        manifest[kind][id] = await makePicture(folder, task, request);
        made += 1;
        onStep?.(`${kind}/${id}`);
        if (made % STEP === 0) await save();
      } catch (error) {
        if (!(error instanceof AssetError)) throw error;
        failed.push({ task, why: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (made + kept > 0) await save();
  return { made, kept, failed };
}
