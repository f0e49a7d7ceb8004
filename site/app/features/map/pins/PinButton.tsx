import { useLocation } from "react-router";
import { currentPath } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { noPages, pins, togglePin } from "~/browser/kept-pages.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useStore } from "~/browser/store.ts";
import { pageTitle } from "~/browser/use-title.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { pinMessages } from "./messages.ts";

/** URL without the language. Read from the window: filters change it without the router. */
function shownAddress(): string {
  return currentPath() + window.location.search;
}

/** Pins the current page with its filters to the front page, or unpins it. */
export function PinButton({ className }: { className?: string | undefined }) {
  const t = pinMessages;
  const { pathname } = useLocation();
  const title = useStore(pageTitle, "");
  const pinned = usePreference(pins, noPages).some((page) => page.path === shownAddress());
  const label = pinned ? t.unpin : t.pin;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={pinned}
      disabled={pathname === "/"}
      onClick={() => {
        const path = shownAddress();
        togglePin({ path, title: title === "" ? path : title });
        announce(pinned ? t.unpinned : t.pinned);
      }}
    >
      <UiIcon id="pin" />
    </button>
  );
}
