import type { LogosActionId } from "#records/logos-actions/ids";

/** One tray of the logos manipulator's holster: an umbral and an astral slot, empty or filled. */
export type Tray = Readonly<{ umbral: LogosActionId | null; astral: LogosActionId | null }>;

export type Loadout = Readonly<{
  /** Unique over all roles: role and slug. */
  id: string;
  /** Last part of its address; kept as published. */
  slug: string;
  title: string;
  /** Actions that players know the loadout by. */
  highlights: readonly LogosActionId[];
  icon: LogosActionId;
  /** First the tray for Hydatos, then the initial one, then the rest. */
  trays: readonly Tray[];
}>;

export type LoadoutRole = Readonly<{
  id: string;
  slug: string;
  name: string;
  loadouts: readonly Loadout[];
}>;
