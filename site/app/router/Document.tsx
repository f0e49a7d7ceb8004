import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/weather-hues.css";
import "../styles/base.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { siteFile } from "~/browser/address.ts";
import type { PageTag } from "~/browser/page-meta.ts";
import { LanguageProvider } from "~/i18n/LanguageProvider.tsx";
import { bootScript } from "../boot.ts";
import { settings } from "../settings.ts";
import { Shell } from "../shell/Shell.tsx";
import type { ShownPage } from "./place.ts";

/**
 * What starts the page while one develops: a script that must run before all others, then the site's own. In a build the last step
 * writes the start and names the files of each page (tools/finish/files.ts), and React leaves them as they stand.
 */
export type DevelopmentFiles = Readonly<{ before: string; start: string; path: string | undefined }>;

type DocumentProps = Readonly<{
  page: ShownPage | null | undefined;
  files?: DevelopmentFiles | undefined;
  /** Without what surrounds every page: for when that is what broke. */
  bare?: boolean;
  children: ReactNode;
}>;

/** The whole document around a page. */
export function Document({ page, files, bare = false, children }: DocumentProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Tags page={page} />
        {files && <Files {...files} />}
      </head>
      <body data-theme="light" suppressHydrationWarning>
        <LanguageProvider>{bare ? <main>{children}</main> : <Shell>{children}</Shell>}</LanguageProvider>
      </body>
    </html>
  );
}

/** The title where no page has one of its own: the document that stands for unknown addresses. */
const NO_PAGE = [{ title: settings.brands[0].siteName }] as const;

function Tags({ page }: Pick<DocumentProps, "page">) {
  const location = useLocation();
  const tags = page?.module.meta?.({ params: page.params, location }) ?? NO_PAGE;
  const list = (part: readonly PageTag[]) => part.map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
  return (
    <>
      {list(tags.filter(isEarly))}
      {/* Here the start comes in (tools/finish/files.ts): the sooner it runs, the sooner what it wants is asked for. */}
      <meta name="theme-color" content="#0d1622" />
      <link rel="icon" href={siteFile("/favicon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={siteFile("/apple-touch-icon.png")} />
      {list(tags.filter((tag) => !isEarly(tag)))}
    </>
  );
}

/** What must stand before the start: the title and the pictures it chooses from; and data, as React takes the head's scripts in their order. */
function isEarly(tag: PageTag): boolean {
  return "title" in tag || "data" in tag || ("rel" in tag && tag.rel === "later");
}

function Tag({ tag }: Readonly<{ tag: PageTag }>) {
  if ("title" in tag) return <title>{tag.title}</title>;
  if ("rel" in tag) return <link {...tag} />;
  if ("data" in tag) {
    const text = JSON.stringify(tag.data).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: facts of our own as JSON, in which nothing can end the element
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  }
  return <meta {...tag} />;
}

function Files({ before, start, path }: DevelopmentFiles) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
      <script data-boot="" dangerouslySetInnerHTML={{ __html: bootScript }} />
      <script type="module" src={before} />
      <link rel="later" data-start="" data-path={path} href={start} />
    </>
  );
}
