import { Component, type ReactNode, Suspense } from "react";
import { isLoadFailure } from "~/browser/load-failure.ts";
import { Button } from "../Button.tsx";
import { Note } from "../Note.tsx";
import { partMessages } from "./messages.ts";
import styles from "./Part.module.css";

/** Says in the place of what could not be fetched that it is missing. Every other error goes on to the page. */
class Fetched extends Component<Readonly<{ over: boolean; children: ReactNode }>, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isLoadFailure(error)) throw error;
    return <Missing over={this.props.over} />;
  }
}

function Missing({ over }: Readonly<{ over: boolean }>) {
  const t = partMessages;
  return (
    <div role="alert" className={over ? styles.over : undefined}>
      <Note kind="warn">
        <p>{t.notLoaded}</p>
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
  children: ReactNode;
}>;

/** A part of a page whose code or data comes by itself. Where it cannot be fetched it says so, and the rest of the page stays. */
export function Part({ waiting, over = false, children }: PartProps) {
  return (
    <Fetched over={over}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Fetched>
  );
}
