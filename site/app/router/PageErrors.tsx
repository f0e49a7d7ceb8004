import { Component, type ReactNode } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { forgetFailures } from "~/i18n/load.ts";
import { ErrorScreen } from "../shell/ErrorScreen.tsx";

type PageErrorsProps = Readonly<{ children: ReactNode }>;
type BoundaryProps = PageErrorsProps & Readonly<{ location: Location }>;
type BoundaryState = Readonly<{ location: Location; error: unknown; failed: boolean }>;

/** Shows what broke in the place of what is inside, until one goes elsewhere or tries again. */
export function PageErrors({ children }: PageErrorsProps) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, error: null, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, error: null, failed: false };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    return this.state.failed ? <Broken error={this.state.error} /> : this.props.children;
  }
}

function Broken({ error }: Readonly<{ error: unknown }>) {
  const navigate = useNavigate();
  const location = useLocation();
  return <ErrorScreen error={error} onRetry={() => void navigate(location, { replace: true })} />;
}
