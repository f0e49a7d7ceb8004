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
  /** Whether the sidebar is to be seen. */
  open: boolean;
}>;

/** The bar above pages below 900 px: the menu button, the site's name, and on phones the clock, as the search is at their foot. */
export function TopBar({ onMenu, menuButton, open }: TopBarProps) {
  const t = shellMessages;
  // Beside the sidebar, whose clock is in sight, a second one would only be work.
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
