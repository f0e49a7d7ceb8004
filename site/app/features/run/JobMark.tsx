import jobSprite from "virtual:glyphs/combat-jobs";
import { type CombatJob, roleOfJob } from "@foray/fieldops/runs/combat-jobs";
import type { RunTask, SeatRole } from "@foray/fieldops/runs/seat-words";
import { Glyph } from "~/ui/Glyph.tsx";
import { roleShapes } from "~/ui/role-shape/RoleShape.tsx";
import styles from "./JobMark.module.css";

type JobMarkProps = Readonly<{
  role: SeatRole;
  job: CombatJob | null;
  empty?: boolean;
  size?: "large" | "medium" | "small";
}>;

/** Decorative: the job's or role's name is next to it. */
export function JobMark({ role, job, empty = false, size = "medium" }: JobMarkProps) {
  const shown = job === null ? role : roleOfJob(job);
  const px = { large: 40, medium: 18, small: 14 }[size];
  return (
    <span className={styles.mark} data-role={shown} data-size={size} data-empty={empty || undefined}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={roleShapes[shown]} />
      </svg>
      <Glyph sprite={jobSprite} id={job ?? role} size={px} />
    </span>
  );
}

export function TaskGlyph({
  task,
  size = 15,
  label,
}: {
  task: RunTask | "kit";
  size?: number;
  label?: string;
}) {
  return <Glyph sprite={jobSprite} id={task} size={size} {...(label !== undefined && { label })} />;
}
