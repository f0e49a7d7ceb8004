import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { type LiveLink, readLink } from "~/features/run/sign-ups/links.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { SignUpPage } from "./SignUpPage.tsx";

export function meta() {
  return pageMeta({
    title: signUpMessages.formTitle,
    description: signUpMessages.formLead,
    path: "/run/sign-up",
    unlisted: true,
  });
}

type SignUpLink = Extract<LiveLink, { of: "signUp" }>;

/** Without a link, produces a line to send to the host. */
export default function SignUpRoute() {
  usePageTitle(signUpMessages.formTitle);
  const { hash } = useLocation();
  const fragment = hash.slice(1);
  // Prerendered without the fragment, which only the browser knows.
  const [link, setLink] = useState<SignUpLink | "bad" | "none" | null>(null);
  useEffect(() => {
    const read = readLink(fragment);
    setLink(read?.of === "signUp" ? read : fragment === "" ? "none" : "bad");
  }, [fragment]);
  return (
    <article className={styles.form}>
      <SignUpPage key={fragment} link={link} />
    </article>
  );
}
