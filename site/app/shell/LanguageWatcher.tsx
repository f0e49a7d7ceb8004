import { useEffect } from "react";
import { addressIn } from "~/browser/address.ts";
import { language } from "~/browser/preferences.ts";
import { pageLanguage } from "~/i18n/language.ts";

/** Follows the language that is chosen in another tab, to the same page in that language; start/start.ts followed the first one. */
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
