import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { PageHead } from "~/ui/PageHead.tsx";
import { GameFeed } from "../game-feed/GameFeed.tsx";
import { gameFeedMessages } from "../game-feed/messages.ts";
import { liveMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: liveMessages.title,
    description: liveMessages.description,
    path: "/timers/live",
  });
}

export default function LivePage() {
  const t = gameFeedMessages;
  usePageTitle(t.title);
  return (
    <>
      <PageHead eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      <GameFeed />
    </>
  );
}
