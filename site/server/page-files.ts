/** Pages that answer for others and have no address of their own: the not-found page and the shells. */
export const NO_PAGE = "(?:404|shell(?:-[a-z]+)?)";

const pageFile = new RegExp(`^(?!.*/${NO_PAGE}\\.html$)(.*?)(?:/index)?\\.html$`);

/**
 * The address of a prerendered page, `undefined` for other files. `/forecast.html` and `/forecast/index.html` are both the
 * page at `/forecast`: hosts answer the former there at once, and send visitors of the latter on to `/forecast/`.
 */
export function pageAddress(file: string): string | undefined {
  const path = pageFile.exec(file)?.[1];
  return path === "" ? "/" : path;
}

/** The files that may hold the page at an address, the likelier first. */
export function pageFiles(address: string): readonly string[] {
  if (address === "/") return ["/index.html"];
  return [`${address}.html`, `${address}/index.html`].filter((file) => pageAddress(file) === address);
}
