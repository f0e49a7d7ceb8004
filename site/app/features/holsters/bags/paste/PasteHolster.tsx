import { loadRunTypes } from "@foray/fieldops/bozja/holster-sets/load";
import { bagWeight } from "@foray/fieldops/holster/weight";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import type { Ignored } from "@foray/fieldops/share-codes/ignored";
import { readPastedHolster } from "@foray/fieldops/share-codes/pasted-holster";
import type { PluginPreset } from "@foray/fieldops/share-codes/plugin-preset";
import { useState } from "react";
import { formatSentences } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { type BagName, bagNames } from "../bags.ts";
import { bagMessages } from "../messages.ts";
import { pasteMessages } from "./messages.ts";
import styles from "./PasteHolster.module.css";

type Read =
  | Readonly<{ kind: "bags"; bags: HolsterBags; ignored: readonly Ignored[] }>
  | Readonly<{ kind: "presets"; presets: readonly PluginPreset[] }>
  | Readonly<{ kind: "torn" }>
  | Readonly<{ kind: "nothing" }>;

/** Rejects if the published holsters fail to load. */
async function readPasted(text: string): Promise<Read> {
  const pasted = readPastedHolster(text);
  if (pasted.kind === "presets") return pasted;
  if (pasted.kind === "torn") return { kind: "torn" };
  if (pasted.kind === "unreadable") return { kind: "nothing" };
  if (pasted.kind === "code") {
    const { ignored, ...bags } = pasted.decoded;
    return { kind: "bags", bags, ignored };
  }
  const types = await loadRunTypes(pasted.host);
  const set = types
    ?.find(({ slug }) => slug === pasted.type)
    ?.holsters.find(({ slug }) => slug === pasted.slug);
  if (set === undefined) return { kind: "nothing" };
  const entries = (bag: typeof set.main) => bag.map(([action, quantity]) => ({ action, quantity }));
  return { kind: "bags", bags: { prepop: entries(set.prepop), main: entries(set.main) }, ignored: [] };
}

const pieces = (ignored: readonly Ignored[]) =>
  ignored
    .slice(0, 8)
    .map(({ text }) => `“${text}”`)
    .join(" ");

type PasteHolsterProps = Readonly<{
  /** The current bags. A preset replaces one of them. */
  bags: HolsterBags;
  onBags: (bags: HolsterBags) => void;
  onUndo: () => void;
  canUndo: boolean;
}>;

/** Field for a holster's link or code, or for presets copied in the plugin BozjaBuddy. */
export default function PasteHolster({ bags, onBags, onUndo, canUndo }: PasteHolsterProps) {
  const t = pasteMessages;
  const [text, setText] = useState("");
  const [said, setSaid] = useState<Readonly<{ good: boolean; text: string }> | null>(null);
  const [presets, setPresets] = useState<readonly PluginPreset[]>([]);

  const read = async () => {
    setPresets([]);
    const pasted = await readPasted(text).catch(() => null);
    if (pasted === null) return setSaid({ good: false, text: t.failed });
    if (pasted.kind === "torn" || pasted.kind === "nothing")
      return setSaid({ good: false, text: t[pasted.kind] });
    if (pasted.kind === "presets") {
      setSaid({ good: true, text: t.presetsRead(pasted.presets.length) });
      return setPresets(pasted.presets);
    }
    onBags(pasted.bags);
    return setSaid(
      pasted.ignored.length === 0
        ? { good: true, text: t.read }
        : { good: false, text: t.partly(pieces(pasted.ignored)) },
    );
  };
  const fill = (preset: PluginPreset, bag: BagName) => {
    onBags({ ...bags, [bag]: preset.entries });
    const done = t.filled(bagMessages.bags[bag]);
    setSaid(
      preset.ignored.length === 0
        ? { good: true, text: done }
        : { good: false, text: formatSentences([done, t.leftOut(pieces(preset.ignored))]) },
    );
  };

  return (
    <div className={styles.paste}>
      <form
        className={styles.link}
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <Field label={t.label} hint={t.hint}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" disabled={text.trim() === ""}>
            {t.load}
          </Button>
          <Button
            icon="undo"
            disabled={!canUndo}
            onClick={() => {
              onUndo();
              setSaid({ good: true, text: t.undone });
            }}
          >
            {bagMessages.undo}
          </Button>
        </div>
      </form>
      <div role="status">{said !== null && <Note kind={said.good ? "good" : "warn"}>{said.text}</Note>}</div>
      {presets.length > 0 && <Presets key={text} presets={presets} onFill={fill} />}
    </div>
  );
}

function Presets({
  presets,
  onFill,
}: Readonly<{ presets: readonly PluginPreset[]; onFill: (preset: PluginPreset, bag: BagName) => void }>) {
  const t = pasteMessages;
  const [at, setAt] = useState(0);
  const preset = presets[at] ?? presets[0];
  if (preset === undefined) return null;
  const line = ({ entries, name }: PluginPreset) =>
    t.preset(name === "" ? t.noName : name, entries.length, bagWeight(entries));
  return (
    <div className={styles.presets}>
      {presets.length === 1 ? (
        <p>{line(preset)}</p>
      ) : (
        <Field label={t.choose}>
          {(ids) => (
            <Select {...ids} value={at} onChange={(event) => setAt(Number(event.target.value))}>
              {presets.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the presets never reorder
                <option key={index} value={index}>
                  {line(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className={styles.buttons}>
        {bagNames.map((bag) => (
          <Button
            key={bag}
            kind={bag === preset.bag ? "primary" : "plain"}
            onClick={() => onFill(preset, bag)}
          >
            {t.into(bagMessages.bags[bag])}
          </Button>
        ))}
      </div>
    </div>
  );
}
