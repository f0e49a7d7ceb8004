import type { ReactNode } from "react";
import { pageLanguage } from "./language.ts";

/** "3 × Fire Crystal", in Japanese with the name first. A count of 1 is omitted. */
export function Times({ count, children }: { count: number | string; children: ReactNode }) {
  if (count === 1) return children;
  return pageLanguage === "ja" ? (
    <>
      {children} ×{count}
    </>
  ) : (
    <>
      {count} × {children}
    </>
  );
}
