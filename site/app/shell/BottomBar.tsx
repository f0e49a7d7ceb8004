import { useLocation } from "react-router";
import { SearchField } from "~/features/search/SearchField.tsx";
import { doors } from "~/page.ts";
import styles from "./BottomBar.module.css";
import { DoorLink } from "./Doors.tsx";
import { shellMessages } from "./messages.ts";
import { currentDoor } from "./navigation.ts";

export function BottomBar() {
  const { pathname } = useLocation();
  const current = currentDoor(pathname);
  const [first, second, third, fourth] = doors;
  const link = (door: (typeof doors)[number]) => (
    <DoorLink door={door} current={current} pathname={pathname} />
  );
  return (
    <nav className={styles.bar} aria-label={shellMessages.doorsNavigation} data-bottom-bar>
      {link(first)}
      {link(second)}
      <span className={styles.search}>
        <SearchField look="icon" />
      </span>
      {link(third)}
      {link(fourth)}
    </nav>
  );
}
