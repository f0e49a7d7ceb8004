import type { PadPlace } from "@foray/fieldops/fights/practice";
import type { Arena, Point, Step } from "@foray/fieldops/records/fights/types";
import { useEffect, useRef } from "react";
import { Diagram } from "~/features/fights/Diagram.tsx";
import styles from "./ArenaTap.module.css";

/** Position of a click in yalms from the arena's center. Null if the drawing is not rendered. */
function pointOf(drawing: SVGSVGElement, { clientX, clientY }: MouseEvent): Point | null {
  const matrix = drawing.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

/** A click selects a place. Numbers mark the places for the keyboard. */
export function ArenaTap({
  arena,
  step,
  said,
  places,
  onPoint,
  chosen,
}: {
  arena: Arena;
  step: Step;
  said: string;
  places: readonly PadPlace[];
  /** Undefined once the question is answered. */
  onPoint: ((at: Point) => void) | undefined;
  chosen: Readonly<{ at: Point; right: boolean }> | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || onPoint === undefined) return undefined;
    const onClick = (event: MouseEvent) => {
      const drawing = element.querySelector("svg");
      const at = drawing === null ? null : pointOf(drawing, event);
      if (at !== null) onPoint(at);
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [onPoint]);
  return (
    <div ref={box} className={styles.arena} data-open={onPoint !== undefined}>
      <Diagram arena={arena} step={step} said={said}>
        {onPoint !== undefined && (
          <g className={styles.keys}>
            {places.map(({ at: [x, y], key }) => (
              <text key={key} x={x} y={y + 0.9}>
                {key}
              </text>
            ))}
          </g>
        )}
        {chosen !== null && (
          <g
            className={styles.chosen}
            data-right={chosen.right}
            transform={`translate(${chosen.at.join(" ")})`}
          >
            <circle r="1.700" />
            <path d={chosen.right ? "M-.8 0L-.2.6L.9-.6" : "M-.7-.7L.7.7M.7-.7L-.7.7"} />
          </g>
        )}
      </Diagram>
    </div>
  );
}
