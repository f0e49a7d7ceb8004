import { Component, type ReactNode, Suspense } from "react";
import { isLoadFailure } from "~/browser/load-failure.ts";
import { Button } from "../Button.tsx";
import { Note } from "../Note.tsx";
import { partMessages } from "./messages.ts";
import styles from "./Part.module.css";

/** Rethrows errors other than failed loads. */
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
  over?: boolean;
  /** Note shown if loading fails. */
  missing?: Readonly<{ text: string; className: string | undefined }>;
  children: ReactNode;
}>;

/** Content whose code or data is loaded separately. If that fails, only this part shows an error. */
export function Part({ waiting, over = false, missing, children }: PartProps) {
  return (
    <Fetched missing={<Missing text={missing?.text} className={over ? styles.over : missing?.className} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Fetched>
  );
}
