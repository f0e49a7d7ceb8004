import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { settings } from "~/settings.ts";
import { authorMessages } from "./messages.ts";

export function meta() {
  return pageMeta({ title: authorMessages.title, description: authorMessages.description, path: "/author" });
}

export default function AuthorPage() {
  const t = authorMessages;
  usePageTitle(t.title);
  const { author, feedback } = settings;
  if (author === undefined) return null;
  return (
    <article>
      <h1>{author.name}</h1>
      {author.homeServer !== undefined && <p>{t.server(author.homeServer)}</p>}
      <p>{t.text}</p>
      {feedback !== undefined && <p>{t.feedback(feedback)}</p>}
    </article>
  );
}
