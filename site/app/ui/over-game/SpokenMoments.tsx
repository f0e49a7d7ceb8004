import type { CallSubject } from "~/browser/spoken-calls.ts";
import { type SpokenMoment, useSpokenMoments } from "~/browser/spoken-moments.ts";
import { overGameMessages } from "./messages.ts";

const t = overGameMessages;

/** `at` is in Unix ms. */
export type Called = Readonly<{ key: string; at: number; name: string }>;

/** Speaks shortly before each moment while calls are on. Renders nothing. */
export function SpokenMoments({ called, subject }: { called: readonly Called[]; subject: CallSubject }) {
  useSpokenMoments(
    called.map(({ at, key, name }): SpokenMoment => ({ at, key, text: lineOf(name) })),
    subject,
  );
  return null;
}

const lineOf = (name: string) => (before: number) => (before < 60 ? t.soon[10](name) : t.soon[120](name));
