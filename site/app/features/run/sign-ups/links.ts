import { type RunKind, runKinds } from "@foray/fieldops/runs/types";
import { fromBase64Url, toBase64Url } from "../../boards/live/base64url.ts";
import { type Bytes, concatBytes, utf8 } from "./bytes.ts";
import {
  type HostKeys,
  hostKeys,
  type InboxKeys,
  inboxKeys,
  type ReaderKeys,
  readerKeys,
  SEED,
  SHORT_SEED,
} from "./keys.ts";

/*
 * Links of a live run, in the fragment, which browsers do not send: a letter and the version, the relay's
 * index in the site's list, then bytes. A sign-up link also has the duty, so that its form works without a
 * relay.
 */

export type LiveLink =
  | Readonly<{ of: "host"; relay: number; seed: Bytes }>
  | Readonly<{ of: "reader"; relay: number; signPublic: Bytes; secret: Bytes; channel: string }>
  | Readonly<{
      of: "seat";
      relay: number;
      signPublic: Bytes;
      secret: Bytes;
      channel: string;
      player: string;
      seed: Bytes;
    }>
  | Readonly<{
      of: "signUp";
      relay: number;
      kind: RunKind;
      signPublic: Bytes;
      box: Bytes;
      inbox: string;
      /** Set in a player's own link to their sign-up. */
      seed: Bytes | null;
    }>;

const READER = SEED + SHORT_SEED + SHORT_SEED;
const SIGN_UP = SEED + SEED + SHORT_SEED;
const PLAYER = 11;

/** `fragment` has no `#`. Undefined if it is invalid; never throws. */
export function readLink(fragment: string): LiveLink | undefined {
  const parts = /^([hrps])1\.([\da-z])\.(?:([\da-z])\.)?([\w-]{20,240})$/.exec(fragment);
  const [, letter, relayText = "", kindText, code = ""] = parts ?? [];
  const bytes = fromBase64Url(code);
  if (letter === undefined || bytes === undefined) return undefined;
  const relay = Number.parseInt(relayText, 36);
  if ((letter === "s") !== (kindText !== undefined)) return undefined;
  if (letter === "h") return bytes.length === SEED ? { of: "host", relay, seed: bytes } : undefined;
  const signPublic = bytes.slice(0, SEED);
  if (letter === "s") {
    const kind = runKinds[Number.parseInt(kindText ?? "", 36)];
    if (kind === undefined || (bytes.length !== SIGN_UP && bytes.length !== SIGN_UP + SHORT_SEED))
      return undefined;
    return {
      of: "signUp",
      relay,
      kind,
      signPublic,
      box: bytes.slice(SEED, 2 * SEED),
      inbox: toBase64Url(bytes.slice(2 * SEED, SIGN_UP)),
      seed: bytes.length === SIGN_UP ? null : bytes.slice(SIGN_UP),
    };
  }
  const secret = bytes.slice(SEED, SEED + SHORT_SEED);
  const channel = toBase64Url(bytes.slice(SEED + SHORT_SEED, READER));
  if (letter === "r")
    return bytes.length === READER ? { of: "reader", relay, signPublic, secret, channel } : undefined;
  if (bytes.length !== READER + SHORT_SEED + PLAYER) return undefined;
  const player = new TextDecoder().decode(bytes.slice(READER + SHORT_SEED)).replace(/\.+$/, "");
  if (!/^[\da-z]{6,11}$/.test(player)) return undefined;
  return {
    of: "seat",
    relay,
    signPublic,
    secret,
    channel,
    player,
    seed: bytes.slice(READER, READER + SHORT_SEED),
  };
}

const idBytes = (id: string): Bytes => fromBase64Url(id) ?? new Uint8Array(SHORT_SEED);
const digit = (value: number) => value.toString(36);

export const hostLink = (relay: number, { seed }: Pick<HostKeys, "seed">): string =>
  `h1.${digit(relay)}.${toBase64Url(seed)}`;

const readerBytes = ({
  signPublic,
  secret,
  channel,
}: Pick<ReaderKeys, "channel" | "secret" | "signPublic">) =>
  concatBytes(signPublic, secret, idBytes(channel));

export const readerLink = (
  relay: number,
  keys: Pick<ReaderKeys, "channel" | "secret" | "signPublic">,
): string => `r1.${digit(relay)}.${toBase64Url(readerBytes(keys))}`;

/** Hosts also send these bytes to the player in their notice. */
export const seatBytes = (
  keys: Pick<ReaderKeys, "channel" | "secret" | "signPublic">,
  player: string,
  seed: Bytes,
): Bytes => concatBytes(readerBytes(keys), seed, utf8(player.padEnd(PLAYER, ".")));

export const seatLink = (relay: number, bytes: Bytes): string => `p1.${digit(relay)}.${toBase64Url(bytes)}`;

export function signUpLink(
  relay: number,
  kind: RunKind,
  { signPublic, box, inbox }: Pick<InboxKeys, "box" | "inbox" | "signPublic">,
  seed: Bytes | null = null,
): string {
  const bytes = concatBytes(signPublic, box, idBytes(inbox), ...(seed === null ? [] : [seed]));
  return `s1.${digit(relay)}.${digit(runKinds.indexOf(kind))}.${toBase64Url(bytes)}`;
}

export const hostOf = (link: Extract<LiveLink, { of: "host" }>) => hostKeys(link.seed);
export const readerOf = (link: Extract<LiveLink, { of: "reader" | "seat" }>) =>
  readerKeys(link.signPublic, link.secret, link.channel);
export const inboxOf = (link: Extract<LiveLink, { of: "signUp" }>) =>
  inboxKeys(link.signPublic, link.box, link.inbox);
