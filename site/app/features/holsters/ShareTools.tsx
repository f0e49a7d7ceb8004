import sprite from "virtual:glyphs/lost-actions";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { useId, useState } from "react";
import { pageAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { downloadFile } from "~/browser/download.ts";
import { copyText, shareAddress } from "~/browser/share.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { bagMessages } from "./bags/messages.ts";
import { useActionNames } from "./bags/use-action-names.ts";
import { holsterMessages } from "./messages.ts";
import styles from "./ShareTools.module.css";
import { discordText } from "./texts.ts";

type ShareToolsProps = Readonly<{
  title: string;
  fileName: string;
  bags: HolsterBags;
  path: `/${string}`;
}>;

export function ShareTools({ title, fileName, bags, path }: ShareToolsProps) {
  const t = holsterMessages;
  const b = bagMessages;
  const name = useActionNames();
  const language = useLanguage();
  const [link, setLink] = useState<string | null>(null);
  const id = useId();
  const address = () => new URL(pageAddress(path), window.location.origin).href;
  const words = {
    bag: b.bags,
    name: (action: Parameters<typeof name>[0]) => name(action).text,
    more: t.discordMore,
  };

  const share = async () => {
    const href = address();
    setLink(href);
    const outcome = await shareAddress(href, title);
    if (outcome === "copied") announce(t.copied);
    if (outcome === "failed") announce(t.copyFailed);
  };
  const discord = async () => {
    const text = discordText({ title, bags, link: address() }, words);
    announce((await copyText(text)) ? t.discordCopied : t.copyFailed);
  };
  const picture = async () => {
    try {
      const [{ drawCard }, { holsterCard }] = await Promise.all([
        import("~/ui/share/card.ts"),
        import("./card.ts"),
      ]);
      const blob = await drawCard(
        holsterCard({
          title,
          bags,
          words: { ...words, total: b.total },
          address: address(),
          language,
          sprite,
        }),
      );
      downloadFile(`${fileName}.png`, blob);
      announce(t.pictureSaved);
    } catch {
      announce(t.pictureFailed);
    }
  };

  return (
    <div className={styles.tools}>
      <fieldset className={styles.row}>
        <legend className="visually-hidden">{t.tools}</legend>
        <Button kind="primary" icon="link" onClick={share}>
          {t.share}
        </Button>
        <Button icon="message-circle" onClick={discord}>
          {t.discord}
        </Button>
        <Button icon="image" onClick={picture}>
          {t.picture}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          {t.print}
        </Button>
      </fieldset>
      {link !== null && (
        <p className={styles.link}>
          <label htmlFor={id}>{t.shareLabel}</label>
          <input
            id={id}
            className={controlClass}
            readOnly
            value={address()}
            onFocus={(event) => event.target.select()}
          />
        </p>
      )}
    </div>
  );
}
