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

/** The routes of the site, the same for the prerender and the browser. */
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

/** Frame of every page, for the document of an address without its own. */
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

/** The page, unless its address needs another document, which is then loaded. */
function Pages() {
  return useOwnDocument() ? <Outlet /> : null;
}

/** Marks the document once the page in it is hydrated. */
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

/** For what broke around a page, and for an address with a line break, which the pattern `*` does not fit. */
function SiteError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorScreen error={error} />;
  return (
    <Site>
      <NotFound />
    </Site>
  );
}
