import sprite from "virtual:glyphs/phantom-jobs";
import type { RunJob } from "@foray/fieldops/runs/seat-words";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";

/** Decorative: the name is next to it. */
export function PhantomMark({ job, size = 34 }: { job: RunJob | null; size?: 34 | 52 }) {
  return job === null ? (
    <Plate size={size}>{null}</Plate>
  ) : (
    <RecordMark sprite={sprite} id={job} size={size} />
  );
}

export function PhantomGlyph({ job, name }: { job: RunJob; name: string }) {
  return <Glyph sprite={sprite} id={job} size={17} label={name} />;
}
