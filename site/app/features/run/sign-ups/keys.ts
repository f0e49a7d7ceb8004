import { fromBase64Url, toBase64Url } from "../../boards/live/base64url.ts";
import { type Bytes, concatBytes, type Key, utf8 } from "./bytes.ts";
import { addressOf } from "./md5.ts";

/*
 * All keys of a run derive from the 32-byte seed in the host link. A reader link has the key that verifies
 * signatures, the secret of messages for readers, and the channel. A sign-up link has the verification key,
 * the key to encrypt for, and the inbox. Writing to the relay takes a 128-bit key whose MD5 is the address
 * (md5.ts).
 */

export const SEED = 32;
export const SHORT_SEED = 16;

/** Last byte of the algorithm's OID in the PKCS #8 prefix of a 32-byte private key (RFC 8410). */
const PKCS8 = { Ed25519: 0x70, X25519: 0x6e } as const;
const pkcs8 = (of: keyof typeof PKCS8, seed: Bytes) =>
  concatBytes(
    Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, PKCS8[of], 4, 0x22, 4, 0x20),
    seed,
  );

export async function deriveBytes(key: Bytes, salt: Bytes, purpose: string, bytes: number): Promise<Bytes> {
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]);
  const info = utf8(`foray-almanac run ${purpose}`);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, base, bytes * 8);
  return new Uint8Array(bits);
}

const none = new Uint8Array();

export const aesKey = (bytes: Bytes): Promise<Key> =>
  crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);

async function publicOf(key: Key): Promise<Bytes> {
  const { x = "" } = await crypto.subtle.exportKey("jwk", key);
  const bytes = fromBase64Url(x);
  if (bytes?.length !== SEED) throw new Error("The browser gave no public key.");
  return bytes;
}

export type SignKeys = Readonly<{ sign: Key; publicKey: Bytes }>;

async function signKeys(seed: Bytes): Promise<SignKeys> {
  const sign = await crypto.subtle.importKey("pkcs8", pkcs8("Ed25519", seed), "Ed25519", true, ["sign"]);
  return { sign, publicKey: await publicOf(sign) };
}

export const verifyKey = (publicKey: Bytes): Promise<Key> =>
  crypto.subtle.importKey("raw", publicKey, "Ed25519", true, ["verify"]);

export const boxKey = (publicKey: Bytes): Promise<Key> =>
  crypto.subtle.importKey("raw", publicKey, "X25519", true, []);

export const newSeed = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** Chrome 137, Firefox 130, Safari 17 and later, on HTTPS or loopback. */
export async function canSeal(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]);
    await crypto.subtle.generateKey("X25519", false, ["deriveBits"]);
    // Throws if the format is unsupported.
    return new CompressionStream("deflate-raw").readable instanceof ReadableStream;
  } catch {
    return false;
  }
}

export type ReaderKeys = Readonly<{
  channel: string;
  aes: Key;
  verify: Key;
  signPublic: Bytes;
  secret: Bytes;
}>;

export async function readerKeys(signPublic: Bytes, secret: Bytes, channel: string): Promise<ReaderKeys> {
  const [aes, verify] = await Promise.all([
    deriveBytes(secret, signPublic, "readers", 32).then(aesKey),
    verifyKey(signPublic),
  ]);
  return { channel, aes, verify, signPublic, secret };
}

/** What a sign-up link gives. */
export type InboxKeys = Readonly<{
  inbox: string;
  box: Bytes;
  signPublic: Bytes;
  verify: Key;
  noticeAes: Key;
}>;

export async function inboxKeys(signPublic: Bytes, box: Bytes, inbox: string): Promise<InboxKeys> {
  const [verify, noticeAes] = await Promise.all([
    verifyKey(signPublic),
    deriveBytes(box, signPublic, "notice", 32).then(aesKey),
  ]);
  return { inbox, box, signPublic, verify, noticeAes };
}

export type HostKeys = ReaderKeys &
  InboxKeys &
  Readonly<{
    seed: Bytes;
    sign: Key;
    boxPrivate: Key;
    hostsAes: Key;
    /** Write keys for the board, the hosts' stored state and the inbox. */
    writeKey: string;
    hostsKey: string;
    hostsChannel: string;
    inboxKey: string;
  }>;

export async function hostKeys(seed: Bytes): Promise<HostKeys> {
  const part = (purpose: string, bytes: number) => deriveBytes(seed, none, purpose, bytes);
  const [signer, boxPrivate, secret, hostsAes, writeKey, hostsKey, inboxKey] = await Promise.all([
    part("sign", SEED).then(signKeys),
    part("box", SEED).then((bytes) =>
      crypto.subtle.importKey("pkcs8", pkcs8("X25519", bytes), "X25519", true, ["deriveBits"]),
    ),
    part("secret", SHORT_SEED),
    part("hosts", 32).then(aesKey),
    part("write", SHORT_SEED).then(toBase64Url),
    part("hosts write", SHORT_SEED).then(toBase64Url),
    part("inbox", SHORT_SEED).then(toBase64Url),
  ]);
  const box = await publicOf(boxPrivate);
  const [reader, inbox] = await Promise.all([
    readerKeys(signer.publicKey, secret, addressOf(writeKey)),
    inboxKeys(signer.publicKey, box, addressOf(inboxKey)),
  ]);
  return {
    ...reader,
    ...inbox,
    seed,
    sign: signer.sign,
    boxPrivate,
    hostsAes,
    writeKey,
    hostsKey,
    hostsChannel: addressOf(hostsKey),
    inboxKey,
  };
}

export const seatSeed = (host: Pick<HostKeys, "seed">, player: string): Promise<Bytes> =>
  deriveBytes(host.seed, none, `seat ${player}`, SHORT_SEED);

/** `reply`: key under which hosts seal the player's seat link. */
export type PlayerKeys = SignKeys & Readonly<{ slot: string; slotKey: string; reply: Bytes }>;

export async function playerKeys(seed: Bytes): Promise<PlayerKeys> {
  const [signer, slotKey, reply] = await Promise.all([
    deriveBytes(seed, none, "player sign", SEED).then(signKeys),
    deriveBytes(seed, none, "slot", SHORT_SEED).then(toBase64Url),
    deriveBytes(seed, none, "reply", SHORT_SEED),
  ]);
  return { ...signer, slot: addressOf(slotKey), slotKey, reply };
}
