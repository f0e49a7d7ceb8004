import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { createContext, type ReactNode } from "react";

/** The text below an action's line in a bag, by action; nothing outside of a list that explains its actions. */
export const ActionNotes = createContext<ReadonlyMap<LostActionId, ReactNode>>(new Map());
