import { lazy } from "react";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { Part } from "~/ui/part/Part.tsx";
import { Editor } from "./Editor.tsx";
import { runMessages } from "./messages.ts";
import { useRun } from "./use-run.ts";

const Reader = lazy(() => import("./Reader.tsx"));
const SeatPage = lazy(() => import("./SeatPage.tsx"));

export function meta({ params }: MetaArgs) {
  return pageMeta({
    title: runMessages.title,
    description: runMessages.lead,
    path: "/run",
    embed: "run",
    unlisted: (params["*"] ?? "") !== "",
  });
}

export default function RunPage() {
  const editor = useRun();
  const { run, link } = editor;
  usePageTitle(runMessages.title);
  switch (link.view.of) {
    case "leader":
      return <Editor {...editor} />;
    case "reader":
      return (
        <Part>
          <Reader run={run} link={link} />
        </Part>
      );
    case "seat":
      return (
        <Part>
          <SeatPage run={run} link={link} place={link.view.place} />
        </Part>
      );
  }
}
