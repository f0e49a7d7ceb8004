import { type RefObject, useLayoutEffect } from "react";

/** Sets attributes of the stage, which is outside this component. */
export function useStageMarks(
  stage: RefObject<HTMLElement | null>,
  label: string,
  marks: Readonly<{ names: boolean; picking: boolean; walking: boolean; paneled: boolean }>,
): void {
  const { names, picking, walking, paneled } = marks;
  useLayoutEffect(() => {
    stage.current?.setAttribute("aria-label", label);
    stage.current?.toggleAttribute("data-names", names);
    stage.current?.toggleAttribute("data-picking", picking);
    stage.current?.toggleAttribute("data-walking", walking);
    stage.current?.toggleAttribute("data-paneled", paneled);
  }, [stage, label, names, picking, walking, paneled]);
}
