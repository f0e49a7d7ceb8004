import { Component, type ReactNode } from "react";
import { forgetFailures } from "~/i18n/load.ts";
import { Note } from "~/ui/Note.tsx";

type CaughtPartProps = Readonly<{ failed: string; children: ReactNode }>;

/** Around a part that is fetched after the page: where it cannot be had, it says so and the rest of the page stays. */
export class CaughtPart extends Component<CaughtPartProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch() {
    forgetFailures();
  }
  override render() {
    const { failed, children } = this.props;
    return this.state.failed ? <Note kind="warn">{failed}</Note> : children;
  }
}
