import type { ReactNode } from "react";
import { pageLanguage } from "./language.ts";

/** A number of something, in the order of the page's language: "3 × Fire Crystal", in Japanese the name first. One of it is its name alone. */
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
