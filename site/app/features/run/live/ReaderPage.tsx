import type { LiveLink } from "~/features/run/sign-ups/links.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { runMessages } from "../messages.ts";
import Reader from "../Reader.tsx";
import { wholeLink } from "../use-run.ts";
import { AsOf } from "./AsOf.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { useReader } from "./use-reader.ts";

export default function ReaderPage({ link }: { link: Extract<LiveLink, { of: "reader" }> }) {
  const t = signUpMessages;
  const reading = useReader(link);
  if (reading === undefined || typeof reading === "string")
    return (
      <article className={styles.page}>
        <PageHead title={runMessages.title} />
        <Note kind={reading === undefined ? "info" : "warn"}>
          <p>{reading === undefined ? t.connecting : reading === "noRelay" ? t.noRelay : t.cannotSeal}</p>
        </Note>
      </article>
    );
  return (
    <>
      <AsOf view={reading.view} />
      <Reader run={reading.live.run} link={wholeLink} />
    </>
  );
}
