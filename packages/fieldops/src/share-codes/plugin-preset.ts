import { lostActionGameIds } from "#records/lost-actions/game-ids";
import type { LostActionId } from "#records/lost-actions/ids";
import { isFields, parseJson } from "../json.ts";
import { type HolsterBags, type HolsterEntry, MAXIMUM_QUANTITY } from "./holster.ts";
import { type Ignored, ignoredList, MAXIMUM_ENTRIES } from "./ignored.ts";

/** A preset of the plugin BozjaBuddy: one bag under a name. */
export type PluginPreset = Readonly<{
  name: string;
  /** The bag that its name speaks of; Main if it speaks of none. */
  bag: keyof HolsterBags;
  entries: readonly HolsterEntry[];
  /** Ids that no action has, and quantities that a link cannot carry. */
  ignored: readonly Ignored[];
}>;

/** Meaning of a text: presets, a damaged preset, or nothing of that plugin. */
export type ReadPresets =
  | Readonly<{ kind: "presets"; presets: readonly PluginPreset[] }>
  | Readonly<{ kind: "foreign" }>
  | Readonly<{ kind: "torn" }>;

/** Longer than the plugin's own list of recommended presets ten times over. */
const LONGEST = 400_000;
const MAX_PRESETS = 500;
const MAX_NAME_LENGTH = 120;

const byGameId: ReadonlyMap<string, LostActionId> = new Map(
  lostActionGameIds.map(({ actionId, id }) => [String(actionId), id]),
);

/** A preset by its fields: the name, and quantities by the actions' ids in the game. `undefined` for anything else. */
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
 * Reads what BozjaBuddy copies: the JSON of one preset, or its file of many. Words around it, as a code fence, are passed over;
 * never throws. A preset with one field that is not as the plugin writes it is torn, not read in part.
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

/** The holster of one preset, or of two for different bags; `null` if a choice is left. */
export function bagsOfPresets(presets: readonly PluginPreset[]): HolsterBags | null {
  const of = (bag: keyof HolsterBags) => presets.filter((preset) => preset.bag === bag);
  const [prepop, main] = [of("prepop"), of("main")];
  if (prepop.length > 1 || main.length > 1) return null;
  return { prepop: prepop[0]?.entries ?? [], main: main[0]?.entries ?? [] };
}
