/// <reference types="vite/client" />

declare module "virtual:glyphs/*" {
  const url: string;
  export default url;
}
