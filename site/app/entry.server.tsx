import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Runs at build time only: every known URL is rendered whole and written as a file. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Parts that waited for a lazy import stand in their place, not behind a script that moves them there.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error: unknown) {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw failures[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { headers, status });
}
