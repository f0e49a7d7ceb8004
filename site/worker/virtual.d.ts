declare module "virtual:worker-manifest" {
  export const manifest: import("./manifest.ts").Manifest;
}
