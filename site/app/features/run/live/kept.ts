import { readSignUp, type SignUpForm, signUpText } from "@foray/fieldops/runs/live/sign-up";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { instantShape, parseJson } from "~/browser/stored-shape.ts";

/** `pending`: entries that no relay has echoed yet. */
const hostedRun = v.object({
  link: v.pipe(v.string(), v.regex(/^h1\.[\da-z]\.[\w-]{43}$/)),
  name: v.pipe(v.string(), v.maxLength(60)),
  at: instantShape,
  /** Serialized as in features/run/sign-ups/wire.ts. */
  board: v.pipe(v.string(), v.maxLength(400_000)),
  pending: v.pipe(v.string(), v.maxLength(400_000)),
});
export type HostedRun = v.InferOutput<typeof hostedRun>;
const MAX_HOSTED = 6;

const ownSignUp = v.object({
  inbox: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** 16 bytes from which the player's keys are derived. */
  seed: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  sealed: v.pipe(v.string(), v.maxLength(4200), v.regex(/^[\w-]*$/)),
  time: instantShape,
  withdrawn: v.boolean(),
  form: v.pipe(
    v.string(),
    v.maxLength(2100),
    v.transform((text) => readSignUp(text)),
    v.check((form) => form !== undefined),
  ),
});
export type OwnSignUp = Omit<v.InferOutput<typeof ownSignUp>, "form"> & Readonly<{ form: SignUpForm }>;
const MAX_SIGN_UPS = 20;

export const noHosted: readonly HostedRun[] = [];
export const noSignUps: readonly OwnSignUp[] = [];

export const hostedRuns = definePreference<readonly HostedRun[]>(
  "hostedRuns",
  (text) => parseJson(v.pipe(v.array(hostedRun), v.maxLength(MAX_HOSTED)), text),
  JSON.stringify,
  () => noHosted,
);

export const ownSignUps = definePreference<readonly OwnSignUp[]>(
  "ownSignUps",
  (text) =>
    parseJson(v.pipe(v.array(ownSignUp), v.maxLength(MAX_SIGN_UPS)), text)?.flatMap(({ form, ...each }) =>
      form === undefined ? [] : [{ ...each, form }],
    ),
  (list) => JSON.stringify(list.map(({ form, ...each }) => ({ ...each, form: signUpText(form) }))),
  () => noSignUps,
);

export const keepHosted = (run: HostedRun): void =>
  hostedRuns.set([run, ...hostedRuns.get().filter(({ link }) => link !== run.link)].slice(0, MAX_HOSTED));

export const forgetHosted = (link: string): void =>
  hostedRuns.set(hostedRuns.get().filter((run) => run.link !== link));

export const keepOwn = (own: OwnSignUp): void =>
  ownSignUps.set(
    [own, ...ownSignUps.get().filter(({ inbox }) => inbox !== own.inbox)].slice(0, MAX_SIGN_UPS),
  );
