import { type SlotKind, slotKinds } from "@foray/fieldops/runs/live/fields";
import { toBase64Url } from "../../boards/live/base64url.ts";
import { type Bytes, concatBytes, deflated, inflated, type Key, padded, utf8 } from "./bytes.ts";
import { boxKey, type HostKeys, type InboxKeys, type PlayerKeys, type SignKeys, verifyKey } from "./keys.ts";

/*
 * Message: `kind 1 | iv 12 | AES-256-GCM of (signature 64 | length 2 | deflated text | zeros to 256)`, with
 * the channel as associated data.
 * Slot: `3 | ephemeral key 32 | AES-256-GCM of (player's key 32 | signature 64 | time 6 | kind 1 | length 2 |
 * text | zeros to 512)`, under a key from X25519 with the hosts' box key; it cannot be opened in another slot
 * or with another host's key.
 */

const IV = 12;
const SIGNATURE = 64;
const KEY = 32;
const MESSAGE_STEP = 256;
const SLOT_STEP = 512;
const SLOT_HEAD = KEY + SIGNATURE + 6 + 1 + 2;
const SLOT = 3;
/** Bytes. */
export const MAX_SLOT_TEXT_LENGTH = 2000;
/** Bytes; the relay accepts 3 kB. */
export const MAX_SLOT_LENGTH = 3072;
/** Limit when inflating. */
const MAX_TEXT_LENGTH = 1_000_000;

/** First byte, by audience. */
export const messageKinds = { readers: 2, hosts: 4, notice: 5 } as const;
export type MessageKind = keyof typeof messageKinds;

export type MessageKeys = Readonly<{ aes: Key; verify: Key; address: string }>;

const signedMessage = (address: string, text: Bytes) => concatBytes(utf8(`${address}\n`), text);

export async function sealMessage(
  kind: MessageKind,
  { aes, address }: Pick<MessageKeys, "address" | "aes">,
  sign: Key,
  text: string,
): Promise<Bytes> {
  const bytes = await deflated(utf8(text));
  const signature = new Uint8Array(await crypto.subtle.sign("Ed25519", sign, signedMessage(address, bytes)));
  const length = Uint8Array.of(bytes.length >> 8, bytes.length & 255);
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: utf8(address) },
    aes,
    padded(concatBytes(signature, length, bytes), MESSAGE_STEP),
  );
  return concatBytes(Uint8Array.of(messageKinds[kind]), iv, new Uint8Array(sealed));
}

export const messageKind = (bytes: Bytes): MessageKind | undefined =>
  bytes[0] === 2 ? "readers" : bytes[0] === 4 ? "hosts" : bytes[0] === 5 ? "notice" : undefined;

/** Undefined if sealed for another address, altered, or not signed by a host. Never throws. */
export async function openMessage(
  kind: MessageKind,
  { aes, verify, address }: MessageKeys,
  bytes: Bytes,
): Promise<string | undefined> {
  if (messageKind(bytes) !== kind) return undefined;
  try {
    const content = new Uint8Array(
      await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.slice(1, 1 + IV), additionalData: utf8(address) },
        aes,
        bytes.slice(1 + IV),
      ),
    );
    const [high = 0, low = 0] = content.slice(SIGNATURE, SIGNATURE + 2);
    const text = content.slice(SIGNATURE + 2, SIGNATURE + 2 + ((high << 8) | low));
    const signature = content.slice(0, SIGNATURE);
    if (!(await crypto.subtle.verify("Ed25519", verify, signature, signedMessage(address, text))))
      return undefined;
    const whole = await inflated(text, MAX_TEXT_LENGTH);
    return whole === undefined ? undefined : new TextDecoder().decode(whole);
  } catch {
    return undefined;
  }
}

export type SlotContent = Readonly<{ kind: SlotKind; time: number; text: string }>;

async function slotAes(shared: Bytes, ephemeral: Bytes, box: Bytes, name: string) {
  const base = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: concatBytes(ephemeral, box),
      info: utf8(`foray-almanac box ${name}`),
    },
    base,
    (32 + IV) * 8,
  );
  const key = new Uint8Array(bits);
  const aes = await crypto.subtle.importKey("raw", key.slice(0, 32), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  return { aes, iv: key.slice(32) };
}

const shared = async (own: Key, other: Key): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.deriveBits({ name: "X25519", public: other }, own, 256));

const signedSlot = (name: string, box: Bytes, rest: Bytes) => concatBytes(utf8(`${name}\n`), box, rest);

/** Throws if the text is too long. */
export async function sealSlot(
  { inbox, box }: Pick<InboxKeys, "box" | "inbox">,
  { sign, publicKey, slot }: Pick<PlayerKeys, "slot"> & SignKeys,
  { kind, time, text }: SlotContent,
): Promise<Bytes> {
  const bytes = utf8(text);
  if (bytes.length > MAX_SLOT_TEXT_LENGTH) throw new Error("The text is too long to be sealed.");
  const head = new DataView(new ArrayBuffer(9));
  head.setUint16(0, Math.floor(time / 2 ** 32));
  head.setUint32(2, time % 2 ** 32);
  head.setUint8(6, slotKinds.indexOf(kind) + 1);
  head.setUint16(7, bytes.length);
  const rest = concatBytes(new Uint8Array(head.buffer), bytes);
  const name = `${inbox}/${slot}`;
  const signature = await crypto.subtle.sign("Ed25519", sign, signedSlot(name, box, rest));
  const pair = await crypto.subtle.generateKey("X25519", true, ["deriveBits"]);
  if (!("privateKey" in pair)) throw new Error("The browser gave no key pair.");
  const ephemeral = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const { aes, iv } = await slotAes(await shared(pair.privateKey, await boxKey(box)), ephemeral, box, name);
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    aes,
    padded(concatBytes(publicKey, new Uint8Array(signature), rest), SLOT_STEP),
  );
  return concatBytes(Uint8Array.of(SLOT), ephemeral, new Uint8Array(sealed));
}

export type OpenedSlot = SlotContent & Readonly<{ publicKey: Bytes }>;

/** Undefined if the slot cannot be opened or verified. Never throws. */
export async function openSlot(
  { inbox, box, boxPrivate }: Pick<HostKeys, "box" | "boxPrivate" | "inbox">,
  slot: string,
  bytes: Bytes,
): Promise<OpenedSlot | undefined> {
  if (bytes.length > MAX_SLOT_LENGTH || bytes[0] !== SLOT) return undefined;
  try {
    const name = `${inbox}/${slot}`;
    const ephemeral = bytes.slice(1, 1 + KEY);
    const { aes, iv } = await slotAes(
      await shared(boxPrivate, await boxKey(ephemeral)),
      ephemeral,
      box,
      name,
    );
    const content = new Uint8Array(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, bytes.slice(1 + KEY)),
    );
    const publicKey = content.slice(0, KEY);
    const head = new DataView(content.buffer, KEY + SIGNATURE, 9);
    const length = head.getUint16(7);
    const rest = content.slice(KEY + SIGNATURE, SLOT_HEAD + length);
    const signature = content.slice(KEY, KEY + SIGNATURE);
    const verify = await verifyKey(publicKey);
    if (!(await crypto.subtle.verify("Ed25519", verify, signature, signedSlot(name, box, rest))))
      return undefined;
    const kind = slotKinds[head.getUint8(6) - 1];
    if (kind === undefined || length > MAX_SLOT_TEXT_LENGTH) return undefined;
    const time = head.getUint16(0) * 2 ** 32 + head.getUint32(2);
    return {
      kind,
      time,
      text: new TextDecoder().decode(content.slice(SLOT_HEAD, SLOT_HEAD + length)),
      publicKey,
    };
  } catch {
    return undefined;
  }
}

/** Short hash by which players recognize their sign-up in the hosts' notice. */
export async function markOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return toBase64Url(hash.slice(0, 6));
}

/** Encrypts for one player, with the key from their sign-up. */
export async function sealReply(reply: Bytes, content: Bytes): Promise<Bytes> {
  const aes = await crypto.subtle.importKey("raw", reply, "AES-GCM", false, ["encrypt"]);
  // Deterministic, so that all hosts write the same notice. The IV depends on key and content, so none
  // repeats for different content.
  const hash = await crypto.subtle.digest("SHA-256", concatBytes(reply, content));
  const iv = new Uint8Array(hash).slice(0, IV);
  return concatBytes(iv, new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, aes, content)));
}

export async function openReply(reply: Bytes, bytes: Bytes): Promise<Bytes | undefined> {
  try {
    const aes = await crypto.subtle.importKey("raw", reply, "AES-GCM", false, ["decrypt"]);
    const iv = bytes.slice(0, IV);
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, bytes.slice(IV)));
  } catch {
    return undefined;
  }
}
