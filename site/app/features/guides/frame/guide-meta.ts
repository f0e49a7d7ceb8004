import { type MetaArgs, type PageTags, pageMeta } from "~/browser/page-meta.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { type Guide, type GuideWords, readGuidePage } from "./types.ts";

export function guideMeta<Page extends string>(
  guide: Guide<Page>,
  words: GuideWords<Page>,
  { params }: MetaArgs,
): PageTags {
  const page = readGuidePage(guide, params.page);
  const preview = guide.base.slice(1).replaceAll("/", "-");
  if (page === undefined || page === null)
    return pageMeta({
      title: words.title,
      description: words.lead,
      path: guide.base,
      preview,
      unlisted: page === null,
    });
  const { title, lead } = words.pages[page];
  return pageMeta({
    title: formatLabelled(title, words.title),
    description: lead,
    path: `${guide.base}/${page}`,
    preview: `${preview}-${page}`,
  });
}
