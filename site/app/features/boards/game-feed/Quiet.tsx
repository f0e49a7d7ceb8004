import { type FeedState, missingKind } from "@foray/fieldops/game-feed/state";
import { useNow } from "~/browser/clock.ts";
import { type LinkView, MUTE_MS } from "~/features/game-link/link.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Note } from "~/ui/Note.tsx";
import { gameFeedMessages } from "./messages.ts";

/** No zone is this quiet for long: the plugin may not support the newest patch yet. */
const QUIET_MS = 10 * 60_000;

/** Warns when the game reports no FATEs or encounters. */
export function Quiet({
  view: { connectedAt, heardAt, readAt, state },
}: Readonly<{ view: LinkView<FeedState> }>) {
  const t = gameFeedMessages;
  const language = useLanguage();
  const now = useNow();
  if (now === null || connectedAt === null) return null;
  const missing = missingKind(state, now);
  const quietSince = Math.max(readAt ?? 0, connectedAt);
  const isQuiet = state.field !== null && now - (heardAt ?? 0) <= MUTE_MS && now - quietSince > QUIET_MS;
  return (
    <>
      {isQuiet && <Note kind="warn">{t.quiet(formatDuration(now - quietSince, language))}</Note>}
      {missing !== null && <Note kind="warn">{t.missingKind[missing]}</Note>}
    </>
  );
}
