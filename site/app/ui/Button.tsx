import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import type { UiGlyph } from "~art/glyphs/sets/ui.ts";
import styles from "./Button.module.css";
import { UiIcon } from "./Glyph.tsx";

type Look = Readonly<{
  kind?: "plain" | "primary" | "quiet" | undefined;
  icon?: UiGlyph | undefined;
  /** Shows only the icon; the children become the accessible name. */
  iconOnly?: boolean | undefined;
  small?: boolean | undefined;
}>;

function classes({ kind = "plain", iconOnly = false, small = false }: Look): string {
  return [styles.button, styles[kind], iconOnly && styles.iconOnly, small && styles.small]
    .filter(Boolean)
    .join(" ");
}

function Content({ icon, iconOnly, small, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon !== undefined && <UiIcon id={icon} size={small ? 16 : 18} />}
      <span className={iconOnly ? "visually-hidden" : undefined}>{children}</span>
    </>
  );
}

export function Button({
  kind,
  icon,
  iconOnly,
  small,
  children,
  className,
  type = "button",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const look: Look = { kind, icon, iconOnly, small };
  return (
    <button
      type={type}
      className={className === undefined ? classes(look) : `${classes(look)} ${className}`}
      title={iconOnly && typeof children === "string" ? children : undefined}
      {...rest}
    >
      <Content {...look}>{children}</Content>
    </button>
  );
}

export function ButtonLink({ kind, icon, iconOnly, small, children, ...rest }: Look & LinkProps) {
  const look: Look = { kind, icon, iconOnly, small };
  return (
    <Link className={classes(look)} {...rest}>
      <Content {...look}>{children}</Content>
    </Link>
  );
}
