import { axe, gun } from "./gear.ts";
import { head } from "./head.ts";
import { arm, leg, pauldron } from "./limbs.ts";
import type { Plate } from "./pen.ts";
import type { Kind, Pose } from "./pose.ts";
import { torso } from "./torso.ts";

/** Draws a figure from its far parts to its near ones. */
export function figure(plate: Plate, kind: Kind, pose: Pose): void {
  const weapon = (): void => {
    plate.placed(
      pose.weapon.at[0],
      pose.weapon.at[1],
      pose.weapon.turn,
      pose.weapon.scale,
      kind === "mch" ? gun : axe,
    );
  };
  const [l, r] = [0, 1] as const;
  if (pose.weapon.layer === "behind") weapon();
  const side = pose.view === "side";
  if (side) arm(plate, pose.shoulders[l], pose.elbows[l], pose.hands[l], kind);
  leg(plate, pose.hips[l], pose.knees[l], pose.ankles[l], pose.feet[l], kind);
  leg(plate, pose.hips[r], pose.knees[r], pose.ankles[r], pose.feet[r], kind);
  plate.limb([pose.neck[0], pose.neck[1] - 60], [pose.neck[0], pose.neck[1] + 10], 40, 38, 46, { shade: 16 });
  if (side && kind === "war") pauldron(plate, pose.shoulders[l], -1);
  torso(plate, pose, kind);
  head(plate, pose, kind);
  if (pose.weapon.layer === "under") weapon();
  if (!side) {
    arm(plate, pose.shoulders[l], pose.elbows[l], pose.hands[l], kind);
    if (kind === "war") pauldron(plate, pose.shoulders[l], -1);
  }
  arm(plate, pose.shoulders[r], pose.elbows[r], pose.hands[r], kind);
  if (kind === "war") pauldron(plate, pose.shoulders[r], side ? -1 : 1);
  if (pose.weapon.layer === "before") weapon();
}
