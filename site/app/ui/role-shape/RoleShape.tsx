import type { SeatRole } from "@foray/fieldops/runs/seat-words";
import styles from "./RoleShape.module.css";

/** In a 32 × 32 box; distinguishable without color. */
export const roleShapes: Readonly<Record<SeatRole, string>> = {
  tank: "M4 4h24v13c0 6-5 10-12 13C9 27 4 23 4 17z",
  healer: "M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27z",
  melee: "M16 1 31 16 16 31 1 16z",
  ranged: "M3.500 5h25v22h-25z",
  caster: "M16 1.500 29 9v14l-13 7.500L3 23V9z",
  dps: "M16 3 30 28H2z",
  any: "M8 3h16l5 5v16l-5 5H8l-5-5V8z",
};

export function RoleShape({ role }: { role: SeatRole }) {
  return (
    <svg className={styles.shape} data-role={role} viewBox="0 0 32 32" aria-hidden="true">
      <path d={roleShapes[role]} />
    </svg>
  );
}
