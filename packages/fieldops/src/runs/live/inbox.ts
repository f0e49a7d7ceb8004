import { type DecisionNote, readDecision, readSignUpNote, type SignUpNote } from "./fields.ts";
import type { Registers } from "./registers.ts";

export type SlotState = Readonly<{
  slot: string;
  note: SignUpNote;
  /** "new" until a host decides. */
  decision: DecisionNote["decision"] | "new";
  /** Id of the player it was accepted as, now or earlier; "" if never. */
  player: string;
}>;

export function slotState(board: Registers, slot: string): SlotState | undefined {
  const note = readSignUpNote(board.get(`h/su/${slot}`)?.value);
  if (note === undefined) return undefined;
  const decided = readDecision(board.get(`h/de/${slot}`)?.value);
  const player = decided?.player ?? "";
  if (decided !== undefined && decided.time >= note.time)
    return { slot, note, decision: decided.decision, player };
  // A withdrawal needs no decision if the sign-up was never accepted.
  return { slot, note, decision: note.kind === "withdrawn" && player === "" ? "left" : "new", player };
}

export const slotStates = (board: Registers): readonly SlotState[] =>
  [...board.keys()]
    .filter((key) => key.startsWith("h/su/"))
    .toSorted()
    .flatMap((key) => slotState(board, key.slice(5)) ?? []);

/** Number of sign-ups that were neither withdrawn nor left out. */
export const signedUpCount = (states: readonly SlotState[]): number =>
  states.filter(({ note, decision }) => note.kind === "signUp" && decision !== "left").length;
