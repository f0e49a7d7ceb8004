import { fromBase64Url, toBase64Url } from "./base64url.ts";

/*
 * An editor's link has the 32-byte seed of an Ed25519 key, from which a 16-byte secret is derived. A reader's
 * link has the public key and the secret. Both yield the channel and the AES key, but only the seed can sign.
 * Sealed form: `1 | iv | AES-256-GCM of (signature | length | text | zeros up to 256 bytes)`, with the
 * channel as associated data, so that it opens on no other channel.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** `CryptoKey`, deriveBytes so that it also type-checks with Node's types. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Keys of one board, from a link. Readers have no `sign`. */
export type BoardKeys = Readonly<{
  /** 22 characters of the board's URL on the relay. */
  channel: string;
  aes: Key;
  verify: Key;
  sign?: Key;
  /** Codes of the links. Readers have no `editorCode`. */
  readerCode: string;
  editorCode?: string;
}>;

const SEED = 32;
const SECRET = 16;
const IV = 12;
const SIGNATURE = 64;
const HEAD = SIGNATURE + 2;
const PADDING = 256;
const VERSION = 1;
/** Longest text to seal, in bytes: well within the relay's limit of 8 kB. */
const LONGEST = 5000;
/** Prefix of an Ed25519 private key in PKCS #8; the seed follows (RFC 8410). */
const PKCS8 = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20);

const utf8 = new TextEncoder();

function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function deriveBytes(key: Bytes, salt: Bytes, purpose: string, bytes: number): Promise<Bytes> {
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]);
  const info = utf8.encode(`foray-almanac board ${purpose}`);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, base, bytes * 8);
  return new Uint8Array(bits);
}

/** Whether the browser has Ed25519 (Chrome 137, Firefox 129, Safari 17 or later, on HTTPS or loopback). */
export async function canSeal(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]);
    return true;
  } catch {
    return false;
  }
}

export function newSeed(): Bytes {
  return crypto.getRandomValues(new Uint8Array(SEED));
}

async function sharedKeys(publicKey: Bytes, secret: Bytes) {
  const [aes, channel, verify] = await Promise.all([
    deriveBytes(secret, publicKey, "key", 32).then((bytes) =>
      crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]),
    ),
    deriveBytes(secret, publicKey, "channel", 16).then(toBase64Url),
    crypto.subtle.importKey("raw", publicKey, "Ed25519", true, ["verify"]),
  ]);
  return { aes, channel, verify, readerCode: toBase64Url(concatBytes(publicKey, secret)) };
}

export async function editorKeys(seed: Bytes): Promise<BoardKeys> {
  const sign = await crypto.subtle.importKey("pkcs8", concatBytes(PKCS8, seed), "Ed25519", true, ["sign"]);
  const { x = "" } = await crypto.subtle.exportKey("jwk", sign);
  const publicKey = fromBase64Url(x);
  if (publicKey?.length !== SEED) throw new Error("The browser gave no public key.");
  const secret = await deriveBytes(seed, new Uint8Array(), "secret", SECRET);
  return { ...(await sharedKeys(publicKey, secret)), sign, editorCode: toBase64Url(seed) };
}

/** Keys of a link's code: 43 characters for an editor, 64 for a reader; undefined for any other text. */
export async function keysOf(code: string): Promise<BoardKeys | undefined> {
  const bytes = fromBase64Url(code);
  try {
    if (bytes?.length === SEED) return await editorKeys(bytes);
    if (bytes?.length === SEED + SECRET)
      return { ...(await sharedKeys(bytes.slice(0, SEED), bytes.slice(SEED))) };
  } catch {
    // Not every 32 bytes are a valid public key.
  }
  return undefined;
}

const signedBytes = (channel: string, text: Bytes) => concatBytes(utf8.encode(`${channel}\n`), text);

/** Signs and encrypts a text for the channel. Throws for a reader's keys and for texts that are too long. */
export async function seal({ aes, sign, channel }: BoardKeys, text: string): Promise<string> {
  if (sign === undefined) throw new Error("A reader cannot write.");
  const bytes = utf8.encode(text);
  if (bytes.length > LONGEST) throw new Error("The text is too long to be sealed.");
  const signature = await crypto.subtle.sign("Ed25519", sign, signedBytes(channel, bytes));
  return encrypt({ aes, channel }, bytes, new Uint8Array(signature));
}

/** Only encrypts, which readers can do too. `open` also requires a valid signature. */
export async function encrypt(
  { aes, channel }: Pick<BoardKeys, "aes" | "channel">,
  text: Bytes,
  signature: Bytes,
): Promise<string> {
  const length = Uint8Array.of(text.length >> 8, text.length & 255);
  const content = concatBytes(signature, length, text);
  const padded = new Uint8Array(Math.ceil(content.length / PADDING) * PADDING);
  padded.set(content);
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: utf8.encode(channel) },
    aes,
    padded,
  );
  return toBase64Url(concatBytes(Uint8Array.of(VERSION), iv, new Uint8Array(sealed)));
}

/** Result of `open`. `forged`: encrypted by somebody who can read but not write. */
export type Opened =
  | Readonly<{ kind: "text"; text: string }>
  | Readonly<{ kind: "unreadable" }>
  | Readonly<{ kind: "forged" }>;

const unreadable: Opened = { kind: "unreadable" };

/** Decrypts and verifies a message of the channel. Never throws. */
export async function open({ aes, verify, channel }: BoardKeys, sealed: string): Promise<Opened> {
  // Skips decoding: no sealed text is this long.
  if (sealed.length > 2 * LONGEST) return unreadable;
  const bytes = fromBase64Url(sealed);
  if (bytes === undefined || bytes[0] !== VERSION) return unreadable;
  try {
    const content = new Uint8Array(
      await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.slice(1, 1 + IV), additionalData: utf8.encode(channel) },
        aes,
        bytes.slice(1 + IV),
      ),
    );
    const [high = 0, low = 0] = content.slice(SIGNATURE, HEAD);
    const text = content.slice(HEAD, HEAD + ((high << 8) | low));
    const signature = content.slice(0, SIGNATURE);
    const valid = await crypto.subtle.verify("Ed25519", verify, signature, signedBytes(channel, text));
    return valid ? { kind: "text", text: new TextDecoder().decode(text) } : { kind: "forged" };
  } catch {
    return unreadable;
  }
}
