import type { CastKind } from "@foray/fieldops/records/fights/types";
import { kindShapes } from "~art/fights/kind-shapes.ts";
import styles from "./KindMark.module.css";

export function KindShape({ kind, x, y, size }: { kind: CastKind; x: number; y: number; size: number }) {
  return (
    <path
      className={styles.shape}
      data-kind={kind}
      d={kindShapes[kind]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

export function KindMark({ kind, size = 18 }: { kind: CastKind; size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <KindShape kind={kind} x={12} y={12} size={24} />
    </svg>
  );
}
