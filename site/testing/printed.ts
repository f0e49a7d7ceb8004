import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { encodeNames, encodeRun, readerView } from "../../packages/fieldops/src/runs/codec.ts";
import { emptyRun } from "../../packages/fieldops/src/runs/duties.ts";
import { findProgram, neededProgram } from "./programs.ts";

export const canReadPrint = () => findProgram("poppler") !== undefined;

/** Text of each page. Throws if `pdftotext` cannot read the PDF. */
export function printedPages(pdf: Uint8Array): readonly string[] {
  const { status, stdout, stderr } = spawnSync(neededProgram("poppler"), ["-layout", "-", "-"], {
    input: pdf,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  // Each page ends with a form feed.
  return stdout
    .split("\f")
    .slice(0, -1)
    .map((page) => page.trim());
}

/** Share that is not white, from 0 to 1: of the whole page, and of the middle fifth. */
export type Ink = Readonly<{ all: number; middle: number }>;

/** Throws if poppler's `pdftoppm` cannot render the PDF. */
export function printedInk(pdf: Uint8Array): readonly Ink[] {
  const { status, stdout, stderr } = spawnSync(
    join(dirname(neededProgram("poppler")), "pdftoppm"),
    ["-gray", "-r", "30", "-"],
    {
      input: pdf,
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`pdftoppm: ${stderr.toString()}`);
  const pages: Ink[] = [];
  // Concatenated images: "P5", width, height, 255, then one byte per pixel.
  for (let at = 0; at < stdout.length; ) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.toString("latin1", at, at + 40));
    if (head === null) throw new Error("pdftoppm drew no picture");
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    const share = (from: number, to: number) => {
      const dots = stdout.subarray(start + from * width, start + to * width);
      return dots.filter((dot) => dot < 220).length / dots.length;
    };
    pages.push({
      all: share(0, height),
      middle: share(Math.floor(height * 0.4), Math.floor(height * 0.6)),
    });
    at = start + width * height;
  }
  return pages;
}

const board = {
  ...emptyRun("drs"),
  seats: emptyRun("drs").seats.map((seat, at) => ({ ...seat, name: `Player ${at + 1}` })),
};

/** Pages that people print, each with text that must be on paper. */
export const printedKinds = [
  ["/drs/holster/lynn/anyprog/tank", "Lost"],
  ["/ba/healer/damage", "HYDATOS"],
  ["/eureka/nms", "Sabotender Corrido"],
  ["/bozja/engagements", "On Serpents' Wings"],
  ["/occult/enemies", "Level"],
  ["/glossary", "Weather"],
  ["/eureka/guide/arsenal", "Arsenal"],
  [`/run/${encodeRun(board, readerView)}#${encodeNames(board, readerView)}`, "Player 48"],
] as const;
