import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/weather-hues.css";
import "./styles/base.css";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRouteError,
} from "react-router";
import { bootScript } from "./boot.ts";
import { siteFile } from "./browser/address.ts";
import { LanguageProvider } from "./i18n/LanguageProvider.tsx";
import { settings } from "./settings.ts";
import { ErrorScreen } from "./shell/ErrorScreen.tsx";
import { Shell } from "./shell/Shell.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0d1622" />
        <link rel="preload" href={marcellus} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={siteFile("/favicon.svg")} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={siteFile("/apple-touch-icon.png")} />
        <link rel="manifest" href={siteFile("/manifest.webmanifest")} />
        <Meta />
        <Links />
      </head>
      <body data-theme="light" suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, whose hash the policy names */}
        <script data-boot="" dangerouslySetInnerHTML={{ __html: bootScript }} />
        <LanguageProvider>
          <Shell>{children}</Shell>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The title where no page has one of its own: the shell that stands for unknown addresses. */
export function meta() {
  return [{ title: settings.brands[0].siteName }];
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return <ErrorScreen error={error} onRetry={() => navigate(location, { replace: true })} />;
}
