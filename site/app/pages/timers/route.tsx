import { pageMeta } from "~/browser/page-meta.ts";
import { latePart } from "~/browser/parts.tsx";
import { usePageTitle } from "~/browser/use-title.ts";
import { messages as head } from "./messages/head.en.ts";
import { timerPageMessages } from "./messages.ts";

// With the clocks of every encounter and monster, which the first view does not wait for.
const InstanceBoards = latePart("InstanceBoards", () => import("./InstanceBoards.tsx"));

export function meta() {
  return pageMeta({
    title: head.title,
    description: head.description,
    path: "/timers",
    preview: "timers",
  });
}

export default function TimersPage() {
  usePageTitle(timerPageMessages.title);
  return <InstanceBoards />;
}
