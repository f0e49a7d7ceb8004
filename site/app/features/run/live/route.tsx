import { lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { type LiveLink, readLink } from "~/features/run/sign-ups/links.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { runMessages } from "../messages.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";

const HostPage = lazy(() => import("./HostPage.tsx"));
const ReaderPage = lazy(() => import("./ReaderPage.tsx"));
const LiveSeat = lazy(() => import("./LiveSeat.tsx"));

export function meta() {
  return pageMeta({
    title: runMessages.title,
    description: runMessages.lead,
    path: "/run/live",
    unlisted: true,
  });
}

export default function LiveRunPage() {
  usePageTitle(runMessages.title);
  const { hash } = useLocation();
  const fragment = hash.slice(1);
  // Prerendered without the fragment, which only the browser knows.
  const [link, setLink] = useState<LiveLink | "none" | null>(null);
  useEffect(() => setLink(readLink(fragment) ?? "none"), [fragment]);
  if (link === null || link === "none" || link.of === "signUp")
    return (
      <article className={styles.page}>
        <PageHead title={runMessages.title} />
        {link !== null && (
          <Note kind="warn">
            <p>{signUpMessages.tooOld}</p>
          </Note>
        )}
      </article>
    );
  return (
    <Part>
      {link.of === "host" ? (
        <HostPage key={fragment} link={link} fragment={fragment} />
      ) : link.of === "seat" ? (
        <LiveSeat key={fragment} link={link} fragment={fragment} />
      ) : (
        <ReaderPage key={fragment} link={link} />
      )}
    </Part>
  );
}
