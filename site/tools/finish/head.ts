/** The page with more at the end of its head. Throws where it has none. */
export function intoHead(html: string, text: string): string {
  const at = html.lastIndexOf("</head>");
  if (at === -1) throw new Error("a page has no </head>");
  return html.slice(0, at) + text + html.slice(at);
}
