/** Set by Vite in the site's modules; undefined in plain Node. */
interface ImportMeta {
  readonly env?: Readonly<Record<string, unknown>>;
}
