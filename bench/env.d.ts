/** What Vite gives to the modules of the site; in plain Node there is none. */
interface ImportMeta {
  readonly env?: Readonly<Record<string, unknown>>;
}
