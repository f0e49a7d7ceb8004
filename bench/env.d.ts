/** Values Vite gives to the site's modules; plain Node has none. */
interface ImportMeta {
  readonly env?: Readonly<Record<string, unknown>>;
}
