import { type DecisionNote, readDecision, readSignUpNote, type SignUpNote } from "./fields.ts";
import type { Registers } from "./registers.ts";

/** What hosts know of one slot of the inbox. */
export type SlotState = Readonly<{
  slot: string;
  note: SignUpNote;
  /** `new`: it waits for a press. */
  decision: DecisionNote["decision"] | "new";
  /** Whom it was taken in as, now or earlier; "" for nobody. */
  player: string;
}>;

export function slotState(board: Registers, slot: string): SlotState | undefined {
  const note = readSignUpNote(board.get(`h/su/${slot}`)?.value);
  if (note === undefined) return undefined;
  const decided = readDecision(board.get(`h/de/${slot}`)?.value);
  const player = decided?.player ?? "";
  if (decided !== undefined && decided.time >= note.time)
    return { slot, note, decision: decided.decision, player };
  // Who was never taken in and withdraws is simply gone.
  return { slot, note, decision: note.kind === "withdrawn" && player === "" ? "left" : "new", player };
}

/** Every slot that hosts have read, in the order of their names. */
export const slotStates = (board: Registers): readonly SlotState[] =>
  [...board.keys()]
    .filter((key) => key.startsWith("h/su/"))
    .toSorted()
    .flatMap((key) => slotState(board, key.slice(5)) ?? []);

/** How many have signed up and not withdrawn. */
export const signedUpCount = (states: readonly SlotState[]): number =>
  states.filter(({ note, decision }) => note.kind === "signUp" && decision !== "left").length;
