import { Suspense } from "react";
import { lazyPart } from "~/browser/parts.tsx";
import type { SpawnMarkProps } from "./SpawnMark.tsx";

const SpawnMark = lazyPart("SpawnMark", () => import("./SpawnMark.tsx"));

/** The line that tells how a monster spawns. Its mark of doubt is added when its script has loaded, without moving anything. */
export function MarkedSpawn(props: SpawnMarkProps) {
  return (
    <Suspense fallback={props.children}>
      <SpawnMark {...props} />
    </Suspense>
  );
}
