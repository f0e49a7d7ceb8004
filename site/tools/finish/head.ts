const START = '<meta name="theme-color"';

/** The page with more where its start belongs: behind what the start looks for (app/router/Document.tsx). Throws where that is missing. */
export function intoStart(html: string, text: string): string {
  const at = html.indexOf(START);
  if (at === -1) throw new Error(`a page has no ${START}`);
  return html.slice(0, at) + text + html.slice(at);
}

/** The page with more at the end of its head. Throws where it has none. */
export function intoHead(html: string, text: string): string {
  const at = html.lastIndexOf("</head>");
  if (at === -1) throw new Error("a page has no </head>");
  return html.slice(0, at) + text + html.slice(at);
}
