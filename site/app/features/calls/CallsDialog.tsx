import type { CastKind } from "@foray/fieldops/records/fights/types";
import { type ReactNode, useSyncExternalStore } from "react";
import { usePreference } from "~/browser/preferences.ts";
import {
  type CallSubject,
  callLeads,
  callsBefore,
  fightSubjects,
  MAX_RATE,
  MIN_RATE,
  MIN_VOLUME,
  noCalls,
  onVoices,
  otherSubjects,
  spokenCalls,
  voices,
} from "~/browser/spoken-calls.ts";
import { KindMark } from "~/features/fights/kind-marks.tsx";
import { laneName } from "~/features/fights/words.ts";
import { formatNumber } from "~/i18n/format.ts";
import { pageLanguage } from "~/i18n/language.ts";
import { Dialog } from "~/ui/Dialog.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { toggleCalls } from "~/ui/over-game/CallsButton.tsx";
import { CallsTest } from "~/ui/over-game/CallsTest.tsx";
import { overGameMessages } from "~/ui/over-game/messages.ts";
import { RangeField } from "~/ui/RangeField.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import styles from "./CallsDialog.module.css";
import { callsMessages } from "./messages.ts";

const t = callsMessages;

const laneKinds: Readonly<Record<(typeof fightSubjects)[number], CastKind>> = {
  everyone: "raid",
  tanks: "tank",
  dodge: "cone",
  ground: "ground",
  together: "tower",
  kill: "adds",
};

function Switch({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.switch}>
      <span>{children}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}

/** Browsers may load voices late. */
function useVoices() {
  useSyncExternalStore(onVoices, () =>
    voices()
      .map(({ voiceURI }) => voiceURI)
      .join("\n"),
  );
  return voices();
}

const change = (part: Partial<ReturnType<typeof spokenCalls.get>>) =>
  spokenCalls.set({ ...spokenCalls.get(), ...part });

function setSubject(subject: CallSubject, isCalled: boolean): void {
  const others = spokenCalls.get().silent.filter((each) => each !== subject);
  change({ silent: isCalled ? others : [...others, subject] });
}

export default function CallsDialog({ onClose }: { onClose: () => void }) {
  const calls = usePreference(spokenCalls, noCalls);
  const known = useVoices();
  // The chosen voice may be gone.
  const voice = known.find(({ voiceURI }) => voiceURI === calls.voice) ?? known[0];
  return (
    <Dialog title={t.title} close={t.close} onClose={onClose}>
      <p>{t.lead}</p>
      <div className={styles.calls}>
        <Switch checked={calls.on} onChange={toggleCalls}>
          <b>{t.on}</b>
        </Switch>
        <section>
          <h3>{t.voiceHead}</h3>
          <div className={styles.test}>
            <CallsTest />
          </div>
          {voice !== undefined && (
            <>
              <Field label={t.voice}>
                {(ids) => (
                  <Select
                    {...ids}
                    value={voice.voiceURI}
                    onChange={({ currentTarget }) => change({ voice: currentTarget.value })}
                  >
                    {known.map(({ name, voiceURI }) => (
                      <option key={voiceURI} value={voiceURI}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <RangeField
                label={t.rate}
                value={calls.rate}
                least={MIN_RATE}
                most={MAX_RATE}
                step={0.1}
                print={(rate) => `${formatNumber(rate, pageLanguage)}×`}
                onChange={(rate) => change({ rate })}
              />
            </>
          )}
          <RangeField
            label={t.volume}
            value={calls.volume}
            least={MIN_VOLUME}
            most={1}
            step={0.05}
            print={(volume) => `${Math.round(volume * 100)}%`}
            onChange={(volume) => change({ volume })}
          />
        </section>
        <section>
          <h3>{t.fightHead}</h3>
          <div className={styles.choices}>
            <Segmented
              legend={t.whose}
              value={calls.mine ? "mine" : "all"}
              options={[
                { value: "mine", label: t.part },
                { value: "all", label: t.all },
              ]}
              onChange={(chosen) => change({ mine: chosen === "mine" })}
            />
            <Segmented
              legend={t.beforeHit}
              value={String(calls.lead)}
              options={callLeads.map((each) => ({
                value: String(each),
                label: t.beforeHitOf(String(each)),
              }))}
              onChange={(chosen) =>
                change({ lead: callLeads.find((each) => String(each) === chosen) ?? calls.lead })
              }
            />
          </div>
          {calls.mine && <p className={styles.soft}>{t.partHint}</p>}
          {fightSubjects.map((lane) => (
            <Switch
              key={lane}
              checked={!calls.silent.includes(lane)}
              onChange={(isCalled) => setSubject(lane, isCalled)}
            >
              <KindMark kind={laneKinds[lane]} size={22} />
              {laneName(lane)}
            </Switch>
          ))}
        </section>
        <section>
          <h3>{t.elsewhere}</h3>
          <fieldset className={styles.before}>
            <legend>{overGameMessages.before}</legend>
            {callsBefore.map((seconds) => (
              <label key={seconds}>
                <input
                  type="checkbox"
                  checked={calls.before.includes(seconds)}
                  onChange={({ currentTarget: { checked } }) =>
                    change({
                      before: callsBefore.filter((each) =>
                        each === seconds ? checked : calls.before.includes(each),
                      ),
                    })
                  }
                />
                {overGameMessages.beforeOf[seconds]}
              </label>
            ))}
          </fieldset>
          {otherSubjects.map((subject) => (
            <Switch
              key={subject}
              checked={!calls.silent.includes(subject)}
              onChange={(isCalled) => setSubject(subject, isCalled)}
            >
              {t.subjects[subject]}
            </Switch>
          ))}
        </section>
        <Note>{t.phone}</Note>
      </div>
    </Dialog>
  );
}
