import { useEffect } from "react";
import { addressIn } from "~/browser/address.ts";
import { language } from "~/browser/preferences.ts";
import { pageLanguage } from "~/i18n/language.ts";

/** Follows a language chosen in another tab; start/start.ts handles the initial one. */
export function LanguageWatcher() {
  useEffect(() => {
    const follow = () => {
      const chosen = language.get();
      if (chosen === null || chosen === pageLanguage) return;
      const address = addressIn(chosen);
      const { pathname, search, hash } = window.location;
      if (address !== pathname + search + hash) window.location.replace(address);
    };
    follow();
    return language.subscribe(follow);
  }, []);
  return null;
}
