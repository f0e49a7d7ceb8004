/** Loudness is 0 to 1; `seconds` is the fade, `after` the delay of its start. */
export type Tone = Readonly<{ hertz: number; loudness: number; seconds: number; after?: number }>;

const SILENT = 0.0001;
const ATTACK = 0.012;

let audio: AudioContext | undefined;

/** Browsers only allow audio in response to a user gesture. */
export function readySound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  } catch {
    // No audio device.
  }
}

/** Returns `false` if there is no audio or the browser mutes the page. */
export function sound(tones: readonly Tone[]): boolean {
  readySound();
  const context = audio;
  if (context === undefined || context.state !== "running") return false;
  for (const { hertz, loudness, seconds, after = 0 } of tones) {
    const at = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(SILENT, at);
    gain.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.05);
  }
  return true;
}
