declare module "virtual:worker-manifest" {
  /** The list of this build (see site/build/publish/worker/build.ts). */
  export const manifest: import("./manifest.ts").Manifest;
}
