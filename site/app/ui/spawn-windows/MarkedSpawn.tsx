import { Suspense } from "react";
import { lazyPart } from "~/browser/parts.tsx";
import type { SpawnMarkProps } from "./SpawnMark.tsx";

const SpawnMark = lazyPart("SpawnMark", () => import("./SpawnMark.tsx"));

/** Words about a spawn that get their mark of doubt once its script is here; nothing moves when it comes. */
export function MarkedSpawn(props: SpawnMarkProps) {
  return (
    <Suspense fallback={props.children}>
      <SpawnMark {...props} />
    </Suspense>
  );
}
