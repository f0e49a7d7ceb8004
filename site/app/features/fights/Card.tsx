import { castsOf } from "@foray/fieldops/fights/casts";
import { marksOf } from "@foray/fieldops/fights/score";
import { fightSources } from "@foray/fieldops/records/fights/sources";
import type { FightFacts, MechanicFacts } from "@foray/fieldops/records/fights/types";
import logosNames from "@foray/fieldops/records/logos-actions/names/page";
import lostNames from "@foray/fieldops/records/lost-actions/names/page";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { Link } from "react-router";
import { formatLabelled, formatSentences, formatSeries, sentenceGap } from "~/i18n/format.ts";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import { ButtonLink } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Asks } from "./Asks.tsx";
import styles from "./Card.module.css";
import { factTexts, sizeTexts } from "./facts-text.ts";
import type { LoadedFight } from "./fight-data.ts";
import { KindMark } from "./kind-marks.tsx";
import { fightPath } from "./list.ts";
import { fightMessages } from "./messages.ts";
import { ownKeys, type Part, partRoles, youKeys } from "./my-part.ts";
import { Steps } from "./Steps.tsx";
import { clockText, kindName, mechanicName, partName, textOf } from "./words.ts";

const t = fightMessages;

/** Times on the clock of the pull, then on the clocks of parts with their own. */
export function timesText(fight: LoadedFight, id: string): string {
  const casts = castsOf(fight.fight).filter(({ mechanic }) => mechanic === id);
  const clocks = [undefined, ...fight.fight.parts.filter(({ clock }) => clock === "part")];
  const times = clocks.flatMap((clock) => {
    const marks = marksOf(casts.filter(({ part }) => part === clock?.id));
    if (marks.length === 0) return [];
    const text = marks.map((mark) => clockText(mark.t)).join(" · ");
    return [clock === undefined ? text : formatLabelled(partName(fight, clock.id).text, text)];
  });
  return times.join(t.said.between);
}

function whoName(key: string): string {
  const [kind = "", id = ""] = key.split(":");
  if (kind === "job") return pageName(jobNames, id).text;
  if (kind === "lost") return pageName(lostNames, id).text;
  if (kind === "logos") return pageName(logosNames, id).text;
  const role = partRoles.find((each) => each === key);
  return role === undefined ? t.all : t.roles[role];
}

type Headed = Readonly<{ fight: LoadedFight; mechanic: MechanicFacts; part: Part; heading: "h2" | "h4" }>;

function You({ fight, heading: Heading, mechanic, part }: Headed) {
  const keys = youKeys(fight, mechanic.id);
  const own = ownKeys(part).filter((key) => keys.includes(key));
  const everyone = textOf(fight, `mechanic/${mechanic.id}/you/all`);
  const others = keys.filter((key) => key !== "all" && !own.includes(key));
  const line = (key: string) => (
    <li key={key} data-own={own.includes(key)}>
      <span className={styles.who}>{t.forRole(whoName(key))}</span>
      {sentenceGap()}
      {textOf(fight, `mechanic/${mechanic.id}/you/${key}`)?.text}
    </li>
  );
  return (
    <div className={styles.you}>
      <Heading>{t.you}</Heading>
      {everyone !== null && <p lang={everyone.lang}>{everyone.text}</p>}
      {own.length + others.length > 0 && <ul className={styles.roles}>{[...own, ...others].map(line)}</ul>}
    </div>
  );
}

function Doubt({ mechanic }: { mechanic: MechanicFacts }) {
  const names = formatSeries(mechanic.sources.map((key) => fightSources[key]?.name ?? key));
  const { confidence, modulesOnly } = mechanic;
  if (confidence === "two" && modulesOnly === undefined) return null;
  const word = confidence === "two" ? t.confidence.modules : t.confidence[confidence];
  return (
    <p className={styles.doubt}>
      <UiIcon id="info" size={16} />
      <span>
        <strong>{word}</strong> {t.confidenceOf(names)}
      </span>
    </p>
  );
}

/** Falls back to basic facts if no texts have been written. */
function Text({ fight, heading: Heading, mechanic, part }: Headed) {
  const at = `mechanic/${mechanic.id}`;
  const [tell, then, mistake] = ["tell", "then", "mistake"].map((key) => textOf(fight, `${at}/${key}`));
  if (tell === null || tell === undefined) {
    const bars = fight.fight.casts.flatMap((cast) =>
      cast.mechanic === mechanic.id && cast.cast !== undefined ? [cast.cast] : [],
    );
    return <p className={styles.bare}>{formatSentences(factTexts(mechanic, bars))}</p>;
  }
  return (
    <div className={styles.text}>
      <div>
        <Heading>{t.tell}</Heading>
        <p lang={tell.lang}>{tell.text}</p>
      </div>
      {then && (
        <div>
          <Heading>{t.effect}</Heading>
          <p lang={then.lang}>{then.text}</p>
        </div>
      )}
      <You fight={fight} mechanic={mechanic} part={part} heading={Heading} />
      {mistake && (
        <div className={styles.mistake}>
          <Heading>{t.mistake}</Heading>
          <p lang={mistake.lang}>{mistake.text}</p>
        </div>
      )}
    </div>
  );
}

/** Other kinds have short cards without drawings. */
const isDrawn = ({ kind }: FightFacts) => kind === "boss" || kind === "room";

/** A single drawing fits beside the texts. */
const isSingle = ({ strategies = [] }: MechanicFacts) =>
  strategies.length === 1 && strategies[0]?.steps.length === 1;

export function CardBody({
  fight,
  heading = "h4",
  mechanic,
  part,
}: Omit<Headed, "heading"> & Partial<Headed>) {
  const { arena } = fight.fight;
  const sizes = sizeTexts(mechanic);
  const drawn = arena !== undefined && mechanic.strategies !== undefined;
  return (
    <div className={styles.body} data-aside={drawn && isSingle(mechanic)}>
      <div className={styles.words}>
        <Text fight={fight} mechanic={mechanic} part={part} heading={heading} />
        {sizes.length > 0 && (
          <p className={styles.sizes}>
            <span>{t.sizes}</span> {sizes.join(" · ")}
          </p>
        )}
        {mechanic.asks !== undefined && <Asks asks={mechanic.asks} />}
        {!drawn && isDrawn(fight.fight) && sizes.length > 0 && (
          <p className={styles.missing}>{t.noDiagram[mechanic.missing ?? "positions"]}</p>
        )}
        <Doubt mechanic={mechanic} />
      </div>
      {drawn && <Steps fight={fight} mechanic={mechanic} arena={arena} part={part} />}
    </div>
  );
}

export function Card({
  fight,
  mechanic,
  number,
  part,
}: {
  fight: LoadedFight;
  mechanic: MechanicFacts;
  number: number;
  part: Part;
}) {
  const name = mechanicName(fight, mechanic.id);
  const times = timesText(fight, mechanic.id);
  return (
    <article id={mechanic.id} className={styles.card} aria-labelledby={`${mechanic.id}-name`}>
      <header className={styles.head}>
        <span className={styles.number}>{number}</span>
        <span className={styles.plate} title={kindName(mechanic.kind)}>
          <KindMark kind={mechanic.kind} size={20} />
        </span>
        <h3 id={`${mechanic.id}-name`}>
          <Link to={fightPath(...fight.key.split("/"), mechanic.id)}>
            <GameName name={name} />
          </Link>
        </h3>
        <span className={styles.kind}>{kindName(mechanic.kind)}</span>
        {times !== "" && <span className={styles.times}>{times}</span>}
      </header>
      <CardBody fight={fight} mechanic={mechanic} part={part} />
      {mechanic.puzzle !== undefined && (
        <p className={styles.helper}>
          <ButtonLink icon="list-checks" to={`${fightPath(...fight.key.split("/"), mechanic.id)}#helper`}>
            {t.openHelper(name.text)}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
