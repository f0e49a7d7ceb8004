import { Component, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { ErrorScreen } from "../shell/ErrorScreen.tsx";
import type { Place } from "./place.ts";

type PageErrorsProps = Readonly<{
  place: Place;
  children: ReactNode;
  around?: (screen: ReactNode) => ReactNode;
}>;
type PageErrorsState = Readonly<{ place: Place; error: unknown; failed: boolean }>;

/** Shows what broke in the place of what is inside, until one goes elsewhere or tries again. */
export class PageErrors extends Component<PageErrorsProps, PageErrorsState> {
  override state: PageErrorsState = { place: this.props.place, error: null, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<PageErrorsState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ place }: PageErrorsProps, state: PageErrorsState) {
    return place === state.place ? null : { place, error: null, failed: false };
  }

  override render() {
    const { children, around = (screen) => screen } = this.props;
    return this.state.failed ? around(<Broken error={this.state.error} />) : children;
  }
}

function Broken({ error }: Readonly<{ error: unknown }>) {
  const navigate = useNavigate();
  const location = useLocation();
  return <ErrorScreen error={error} onRetry={() => void navigate(location, { replace: true })} />;
}
