import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The router's patterns do not reach over line breaks: at such an address it would find no page, not even that for unknown
// ones, and hydration would not find what was prerendered.
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;
if (lineBreaks.test(window.location.pathname)) {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, "", pathname.replace(lineBreaks, "%20") + search + hash);
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
