import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { faviconSvg, maskableSvg } from "../../art/brand/mark.ts";

const manifest = fileURLToPath(new URL("../../art/brand/manifest.webmanifest", import.meta.url));

const favicon = faviconSvg();
const maskable = maskableSvg();

/** The Apple icon uses the maskable drawing, because iOS rounds the corners itself. */
const icons = [
  { file: "icons/icon-192.png", size: 192, drawing: favicon },
  { file: "icons/icon-512.png", size: 512, drawing: favicon },
  { file: "icons/icon-maskable-512.png", size: 512, drawing: maskable },
  { file: "apple-touch-icon.png", size: 180, drawing: maskable },
] as const;

const ICO_SIZE = 48;

function draw(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** The manifest's URLs are relative, so it works at any base. */
export async function writeIcons(client: string): Promise<void> {
  await mkdir(join(client, "icons"), { recursive: true });
  await copyFile(manifest, join(client, "manifest.webmanifest"));
  await writeFile(join(client, "favicon.svg"), favicon);
  for (const { file, size, drawing } of icons) await writeFile(join(client, file), draw(drawing, size));
  await writeFile(join(client, "favicon.ico"), ico(draw(favicon, ICO_SIZE), ICO_SIZE));
}

/** A PNG in an ICO's 22-byte header. Browsers and feed readers request /favicon.ico regardless of links. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
