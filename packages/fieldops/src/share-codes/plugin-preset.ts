import { lostActionGameIds } from "#records/lost-actions/game-ids";
import type { LostActionId } from "#records/lost-actions/ids";
import { isFields, parseJson } from "../json.ts";
import { type HolsterBags, type HolsterEntry, MAXIMUM_QUANTITY } from "./holster.ts";
import { type Ignored, ignoredList, MAXIMUM_ENTRIES } from "./ignored.ts";

/** A preset of the plugin BozjaBuddy: one named bag. */
export type PluginPreset = Readonly<{
  name: string;
  /** Bag inferred from the name; Main by default. */
  bag: keyof HolsterBags;
  entries: readonly HolsterEntry[];
  /** Unknown action ids, and quantities that a link cannot encode. */
  ignored: readonly Ignored[];
}>;

/** `torn` is a damaged preset, `foreign` anything not from the plugin. */
export type ReadPresets =
  | Readonly<{ kind: "presets"; presets: readonly PluginPreset[] }>
  | Readonly<{ kind: "foreign" }>
  | Readonly<{ kind: "torn" }>;

/** Ten times the length of the plugin's list of recommended presets. */
const LONGEST = 400_000;
const MAX_PRESETS = 500;
const MAX_NAME_LENGTH = 120;

const byGameId: ReadonlyMap<string, LostActionId> = new Map(
  lostActionGameIds.map(({ actionId, id }) => [String(actionId), id]),
);

/** Undefined if the value is invalid. */
function presetOf(value: unknown): PluginPreset | undefined {
  if (!isFields(value) || !isFields(value.mActionIds)) return undefined;
  const ignored = ignoredList();
  const entries: HolsterEntry[] = [];
  for (const [gameId, quantity] of Object.entries(value.mActionIds)) {
    const action = byGameId.get(gameId);
    if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 0) return undefined;
    if (quantity === 0) continue;
    if (action === undefined) ignored.add(gameId, "unknownCode");
    else if (entries.length === MAXIMUM_ENTRIES) ignored.add(gameId, "tooMany");
    else {
      entries.push({ action, quantity: Math.min(quantity, MAXIMUM_QUANTITY) });
      if (quantity > MAXIMUM_QUANTITY) ignored.add(`${gameId} × ${quantity}`, "tooMany");
    }
  }
  const name =
    typeof value.mName === "string" ? value.mName.trim().slice(0, MAX_NAME_LENGTH).toWellFormed() : "";
  const bag = /pre[\s-]?(?:load|pop)/i.test(name) ? "prepop" : "main";
  return { name, bag, entries, ignored: ignored.list };
}

/**
 * Reads text copied from BozjaBuddy: the JSON of one preset, or its file of many. Ignores surrounding text
 * such as a code fence. Never throws. If any field or preset is invalid, the result is `torn` rather than
 * partial.
 */
export function readPresets(text: string): ReadPresets {
  if (text.length > LONGEST || !/"m(?:ActionIds|Id|Loadouts|RoleInt)"/.test(text)) return { kind: "foreign" };
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
  const value = parseJson(text.slice(Math.max(0, text.search(/[[{]/)), end));
  const list = isFields(value) && "mLoadouts" in value ? value.mLoadouts : value;
  const values: readonly unknown[] = Array.isArray(list) ? list : [list];
  const presets = values.flatMap((each) => presetOf(each) ?? []);
  if (presets.length === 0 || presets.length !== values.length || presets.length > MAX_PRESETS)
    return { kind: "torn" };
  return { kind: "presets", presets };
}

/** Uses at most one preset per bag; null if there is a choice to make. */
export function bagsOfPresets(presets: readonly PluginPreset[]): HolsterBags | null {
  const of = (bag: keyof HolsterBags) => presets.filter((preset) => preset.bag === bag);
  const [prepop, main] = [of("prepop"), of("main")];
  if (prepop.length > 1 || main.length > 1) return null;
  return { prepop: prepop[0]?.entries ?? [], main: main[0]?.entries ?? [] };
}
