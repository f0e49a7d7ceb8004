import { Component, type ReactNode, Suspense } from "react";
import { isLoadFailure } from "~/browser/load-failure.ts";
import { Button } from "../Button.tsx";
import { Note } from "../Note.tsx";
import { partMessages } from "./messages.ts";
import styles from "./Part.module.css";

/** Says in the place of what could not be fetched that it is missing. Every other error goes on to the page. */
class Fetched extends Component<Readonly<{ missing: ReactNode; children: ReactNode }>, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isLoadFailure(error)) throw error;
    return this.props.missing;
  }
}

function Missing({ text, className }: Readonly<{ text: string | undefined; className: string | undefined }>) {
  const t = partMessages;
  return (
    <div role="alert" className={className}>
      <Note kind="warn">
        <p>{text ?? t.notLoaded}</p>
        <Button small icon="refresh" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      </Note>
    </div>
  );
}

type PartProps = Readonly<{
  waiting?: ReactNode;
  /** It opens over the page, as a dialog does. */
  over?: boolean;
  /** What to say if it cannot be fetched, and the place for it. */
  missing?: Readonly<{ text: string; className: string | undefined }>;
  children: ReactNode;
}>;

/** A part of a page whose code or data comes by itself. Where it cannot be fetched it says so, and the rest of the page stays. */
export function Part({ waiting, over = false, missing, children }: PartProps) {
  return (
    <Fetched missing={<Missing text={missing?.text} className={over ? styles.over : missing?.className} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Fetched>
  );
}
