import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/weather-hues.css";
import "../styles/base.css";
import { lazy, type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import { repeatEarlyPress } from "~/browser/early-press.ts";
import { LanguageProvider } from "~/i18n/LanguageProvider.tsx";
import { TAB_KEY } from "~/records/stored.ts";
import { ErrorScreen } from "../shell/ErrorScreen.tsx";
import { Shell } from "../shell/Shell.tsx";
import { useOwnDocument } from "./own-document.ts";
import { pageRoutes } from "./page-routes.tsx";

const loadNotFound = async () => (await import("../shell/NotFound.tsx")).NotFound;
const NotFound = lazy(async () => ({ default: await loadNotFound() }));

/** Shared by prerender and browser. */
export const routes: RouteObject[] = [
  {
    element: <Site />,
    errorElement: <SiteError />,
    hydrateFallbackElement: <Site>{null}</Site>,
    children: [
      {
        element: <Pages />,
        errorElement: <PageError />,
        children: [...pageRoutes, { path: "*", lazy: async () => ({ Component: await loadNotFound() }) }],
      },
    ],
  },
];

/** The shell alone, for the document that serves addresses without a prerendered page. */
export const frameRoutes: RouteObject[] = [{ path: "*", element: <Site>{null}</Site> }];

function Site({ children = <Outlet /> }: Readonly<{ children?: ReactNode }>) {
  return (
    <LanguageProvider>
      <Shell>
        {children}
        <Hydrated />
      </Shell>
      <ScrollRestoration storageKey={TAB_KEY} />
    </LanguageProvider>
  );
}

function Pages() {
  return useOwnDocument() ? <Outlet /> : null;
}

function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    repeatEarlyPress();
  }, []);
  return null;
}

function PageError() {
  return <ErrorScreen error={useRouteError()} />;
}

/** For errors of the shell, and for addresses with a line break, which the pattern `*` does not match. */
function SiteError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorScreen error={error} />;
  return (
    <Site>
      <NotFound />
    </Site>
  );
}
