import type { Ref } from "react";
import { Link } from "react-router";
import { useWide } from "~/browser/use-wide.ts";
import { PinButton } from "~/features/map/pins/PinButton.tsx";
import { SearchField } from "~/features/search/SearchField.tsx";
import { BrandName } from "~/ui/BrandName.tsx";
import { Button } from "~/ui/Button.tsx";
import { shellMessages } from "./messages.ts";
import { SidebarClock } from "./SidebarClock.tsx";
import styles from "./TopBar.module.css";

type TopBarProps = Readonly<{
  onMenu: () => void;
  menuButton: Ref<HTMLButtonElement>;
  open: boolean;
}>;

/** The bar above pages below 900 px. On phones it has the clock, as the search is in the bottom bar. */
export function TopBar({ onMenu, menuButton, open }: TopBarProps) {
  const t = shellMessages;
  // Beside the visible sidebar this clock would only cost updates.
  const wide = useWide();
  return (
    <header className={styles.bar}>
      <span ref={(node) => assign(menuButton, node?.querySelector("button") ?? null)}>
        <Button
          kind="quiet"
          icon="menu"
          iconOnly
          onClick={onMenu}
          aria-expanded={open}
          aria-controls="sidebar"
          className={styles.menu}
        >
          {open ? t.closeMenu : t.openMenu}
        </Button>
      </span>
      <Link to="/" className={styles.brand}>
        <BrandName />
      </Link>
      <PinButton className={styles.pin} />
      <span className={styles.search}>
        <SearchField look="icon" />
      </span>
      <span className={styles.clock}>{!wide && <SidebarClock />}</span>
    </header>
  );
}

function assign(ref: Ref<HTMLButtonElement>, node: HTMLButtonElement | null): void {
  if (typeof ref === "function") ref(node);
  else if (ref !== null) ref.current = node;
}
