import { Component, type ReactNode, Suspense } from "react";
import { Note } from "~/ui/Note.tsx";

type LatePartProps = Readonly<{ waiting: ReactNode; failed: string; children: ReactNode }>;

/** A part that is fetched after the page: where it cannot be had, it says so and the rest of the page stays. */
export class LatePart extends Component<LatePartProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { waiting, failed, children } = this.props;
    if (this.state.failed) return <Note kind="warn">{failed}</Note>;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
