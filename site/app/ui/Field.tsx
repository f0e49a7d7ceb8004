import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import styles from "./Field.module.css";

/** A labelled control: `children` gets the id that ties the label, and the hint's id if there is one. */
export function Field({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: ReactNode;
  children: (ids: { id: string; "aria-describedby"?: string }) => ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(hint === undefined ? { id } : { id, "aria-describedby": hintId })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The platform's own select in the almanac's frame. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={styles.control} {...props} />;
}

/** Class name for inputs that are in a `Field`. */
export const controlClass = styles.control ?? "";
