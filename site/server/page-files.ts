/** Files served for other paths: the not-found page and the shells. */
export const NO_PAGE = "(?:404|shell(?:-[a-z]+)?)";

const pageFile = new RegExp(`^(?!.*/${NO_PAGE}\\.html$)(.*?)(?:/index)?\\.html$`);

/** Hosts serve `/forecast.html` at `/forecast`, but redirect to `/forecast/` for `/forecast/index.html`. */
export function pageAddress(file: string): string | undefined {
  const path = pageFile.exec(file)?.[1];
  return path === "" ? "/" : path;
}

/** The likelier first. */
export function pageFiles(address: string): readonly string[] {
  if (address === "/") return ["/index.html"];
  return [`${address}.html`, `${address}/index.html`].filter((file) => pageAddress(file) === address);
}
