import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** The site's mark, a dial with its hand at the next change, on a square of 512 units; `inset` leaves a rim for masks. */
function mark(inset: number, corner: number): string {
  const scale = (512 - 2 * inset) / 512;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<rect width="512" height="512" rx="${corner}" fill="#0c131d"/>
<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-linecap="round">
<circle cx="256" cy="256" r="176" stroke="#dcb76c" stroke-width="20"/>
<path d="M256 104v36M256 372v36M104 256h36M372 256h36" stroke="#dcb76c" stroke-width="16"/>
<path d="M256 256L344 168" stroke="#5fd0c5" stroke-width="24"/>
<circle cx="256" cy="256" r="22" fill="#5fd0c5"/>
</g>
</svg>
`;
}

const icons = [
  { file: "icon-192.png", size: 192, inset: 0, corner: 96 },
  { file: "icon-512.png", size: 512, inset: 0, corner: 96 },
  // Masks may cut to the inner 80 %; the ground fills the square.
  { file: "icon-maskable-512.png", size: 512, inset: 52, corner: 0 },
  { file: "apple-touch-icon.png", size: 180, inset: 24, corner: 0 },
] as const;

/** Writes favicon.svg, the PNG icons and manifest.webmanifest. */
export async function writeIcons(client: string): Promise<void> {
  await mkdir(join(client, "icons"), { recursive: true });
  await writeFile(join(client, "favicon.svg"), mark(0, 96));
  for (const { file, size, inset, corner } of icons) {
    const image = new Resvg(mark(inset, corner), { fitTo: { mode: "width", value: size } }).render();
    await writeFile(join(client, "icons", file), image.asPng());
  }
  await writeFile(join(client, "manifest.webmanifest"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const manifest = {
  id: "/",
  name: "Foray Almanac",
  short_name: "Foray Almanac",
  description: "Forecasts, maps, holsters and jobs for the field operations of FINAL FANTASY XIV.",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#0c131d",
  theme_color: "#0c131d",
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ],
};
