import { Link } from "react-router";
import { closest } from "~/ui/closest.ts";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./Missing.module.css";
import { fightMessages } from "./messages.ts";

function nearest(asked: string, all: readonly (readonly [to: string, name: string])[]) {
  const spaced = asked.replaceAll("-", " ");
  const names = closest(
    spaced,
    all.map(([, name]) => name),
    3,
  );
  return all.filter(([, name]) => names.includes(name)).slice(0, 3);
}

export function Missing({
  title,
  asked,
  all,
  back,
}: {
  title: string;
  asked: string;
  all: readonly (readonly [to: string, name: string])[];
  back: readonly [to: string, name: string];
}) {
  const t = fightMessages;
  const found = nearest(asked, all);
  return (
    <div className={styles.missing}>
      <PageHead title={title} />
      {found.length > 0 && (
        <>
          <p>{t.nearest}</p>
          <ul>
            {found.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={back[0]}>{back[1]}</Link>
      </p>
    </div>
  );
}
