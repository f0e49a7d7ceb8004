import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { shownRole } from "@foray/fieldops/runs/kits";
import { partySeats } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { downloadFile } from "~/browser/download.ts";
import { formatDay, formatDayTime, formatTime, usualHours } from "~/i18n/format.ts";
import { pageLanguage } from "~/i18n/language.ts";
import { roleShapes } from "~/ui/role-shape/RoleShape.tsx";
import { runMessages } from "./messages.ts";
import { jobShort, runTitle } from "./words.ts";

const WIDTH = 1600;
const MARGIN = 56;
const TOP = 190;
const ROW = 46;
const COLUMNS = 3;
const GAP = 36;

/** Downloads the board as a PNG in the page's colors. Rejects if the browser cannot draw. */
export async function savePicture(run: Run): Promise<void> {
  const t = runMessages;
  const { partySize } = dutyOf(run.kind);
  const names = partyNames(run);
  const style = getComputedStyle(document.body);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const displayFont = token("font-display");
  const plain = token("font-text");
  const words = [runTitle(run), ...run.seats.map(({ name }) => name)].join(" ");
  await Promise.allSettled(
    [`44px ${displayFont}`, `20px ${plain}`, `600 20px ${plain}`].map((font) =>
      document.fonts.load(font, words),
    ),
  );
  const rows = Math.ceil(names.length / COLUMNS);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = TOP + rows * (60 + partySize * ROW + 30) + 30;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("The browser draws no pictures.");
  pen.fillStyle = token("ground");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, x: number, y: number, font: string, ink: string, most?: number) => {
    pen.font = font;
    pen.fillStyle = token(ink);
    pen.fillText(text, x, y, most);
  };
  write(t.kinds[run.kind], MARGIN, 64, `600 20px ${plain}`, "brass");
  write(runTitle(run), MARGIN, 118, `46px ${displayFont}`, "ink", WIDTH - 2 * MARGIN);
  const hours = usualHours(pageLanguage, navigator.languages);
  const when =
    run.start === null
      ? ""
      : formatDayTime(
          formatDay(run.start, pageLanguage),
          formatTime(run.start, pageLanguage, hours),
          pageLanguage,
        );
  write(
    [when, run.leader === "" ? "" : t.ledBy(run.leader)].filter((part) => part !== "").join(" · "),
    MARGIN,
    154,
    `22px ${plain}`,
    "soft",
  );
  const width = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  names.forEach((name, index) => {
    const x = MARGIN + (index % COLUMNS) * (width + GAP);
    const y = TOP + Math.floor(index / COLUMNS) * (60 + partySize * ROW + 30);
    write(t.party(name), x, y + 28, `28px ${displayFont}`, "ink");
    pen.fillStyle = token("strong-line");
    pen.fillRect(x, y + 42, width, 1.5);
    partySeats(run, index).forEach((seat, at) => {
      const line = y + 60 + at * ROW;
      const role = seat.name === "" ? seat.role : shownRole(seat);
      pen.save();
      pen.translate(x, line + 2);
      pen.strokeStyle = pen.fillStyle = token(`role-${role}`) || token("soft");
      pen.lineWidth = 2;
      const shape = new Path2D(roleShapes[role]);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
      if (seat.name !== "") pen.fill(shape, "nonzero");
      pen.stroke(shape);
      pen.restore();
      write(seatLabel(run, index * partySize + at), x + 46, line + 26, `600 20px ${plain}`, "soft");
      write(
        seat.name === "" ? t.empty : seat.name,
        x + 104,
        line + 26,
        `600 21px ${plain}`,
        seat.name === "" ? "soft" : "ink",
        width - 190,
      );
      write(
        seat.plays === null || seat.name === "" ? "" : jobShort(seat.plays),
        x + width - 66,
        line + 26,
        `20px ${plain}`,
        "soft",
      );
    });
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("The browser made no picture.");
  downloadFile("run.png", blob, "image/png");
}
