import sprite from "virtual:glyphs/logos-actions";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { useState } from "react";
import { pageAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { downloadFile } from "~/browser/download.ts";
import { copyText, shareAddress } from "~/browser/share.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import styles from "./Loadouts.module.css";
import { loadoutMessages } from "./messages.ts";
import { useSlotText, useTrayLabels } from "./names.ts";
import { discordText } from "./texts.ts";
import type { TrayAction } from "./trays.ts";

type ToolbarProps = Readonly<{
  trays: readonly LoadoutTray[];
  title: string;
  path: `/${string}`;
  canUndo: boolean;
  canRedo: boolean;
  canReset: boolean;
  onEdit: (action: TrayAction) => void;
  onReset: () => void;
}>;

export function Toolbar({ trays, title, path, canUndo, canRedo, canReset, onEdit, onReset }: ToolbarProps) {
  const t = loadoutMessages;
  const language = useLanguage();
  const label = useTrayLabels();
  const name = useSlotText();
  const [linkShown, setLinkShown] = useState(false);
  const address = () => `${window.location.origin}${pageAddress(path)}`;

  const share = async () => {
    setLinkShown(true);
    const outcome = await shareAddress(address(), title);
    if (outcome === "copied") announce(t.linkCopied);
    if (outcome === "shared") announce(t.shared);
    if (outcome === "failed") announce(t.copyFailed);
  };

  const discord = async () => {
    const text = discordText(trays, {
      title,
      address: address(),
      label,
      name: (action) => (action === null ? "-" : name(action)),
      heads: { tray: "", umbral: t.umbral, astral: t.astral },
      more: t.moreTrays,
    });
    const copied = await copyText(text);
    if (!copied) setLinkShown(true);
    announce(copied ? t.copied : t.copyFailed);
  };

  const picture = async () => {
    try {
      const [{ drawCard }, { loadoutCard }] = await Promise.all([
        import("~/ui/share/card.ts"),
        import("./card.ts"),
      ]);
      const words = {
        eyebrow: t.eyebrow,
        umbral: t.umbral,
        astral: t.astral,
        label,
        name,
        more: t.moreTrays,
      };
      const blob = await drawCard(loadoutCard({ title, trays, words, address: address(), language, sprite }));
      downloadFile("logos-loadout.png", blob);
      announce(t.pictureSaved);
    } catch {
      announce(t.pictureFailed);
    }
  };

  return (
    <div className={styles.toolbarBlock}>
      <div className={styles.toolbar}>
        <Button kind="primary" icon="share" onClick={() => void share()}>
          {t.share}
        </Button>
        <Button icon="message-circle" onClick={() => void discord()}>
          {t.copyDiscord}
        </Button>
        <Button icon="image" onClick={() => void picture()}>
          {t.picture}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          {t.print}
        </Button>
        <span className={styles.toolbarEnd}>
          {canReset && (
            <Button icon="rotate" onClick={onReset}>
              {t.reset}
            </Button>
          )}
          <Button icon="undo" iconOnly disabled={!canUndo} onClick={() => onEdit({ type: "undo" })}>
            {t.undo}
          </Button>
          <Button icon="redo" iconOnly disabled={!canRedo} onClick={() => onEdit({ type: "redo" })}>
            {t.redo}
          </Button>
        </span>
      </div>
      {linkShown && (
        <Field label={t.link}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              readOnly
              value={address()}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      )}
    </div>
  );
}
