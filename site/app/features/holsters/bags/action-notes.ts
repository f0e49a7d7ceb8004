import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { createContext, type ReactNode } from "react";

/** Notes to show below an action's line in a bag; empty unless the list explains its actions. */
export const ActionNotes = createContext<ReadonlyMap<LostActionId, ReactNode>>(new Map());
