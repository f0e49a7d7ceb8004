import type { Page } from "playwright-core";

/** Records spoken lines instead of speaking them. */
export async function stubVoice(page: Page, voices: readonly Readonly<{ lang: string; name: string }>[]) {
  await page.addInitScript((known) => {
    const said: string[] = [];
    const looks: string[] = [];
    Reflect.set(window, "said", said);
    Reflect.set(window, "saidHow", looks);
    Reflect.set(
      window,
      "SpeechSynthesisUtterance",
      class {
        text: string;
        volume = 1;
        rate = 1;
        voice: Readonly<{ name: string }> | null = null;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    Object.defineProperty(window, "speechSynthesis", {
      configurable: true,
      value: {
        getVoices: () => known.map(({ lang, name }) => ({ lang, name, voiceURI: name })),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        cancel: () => undefined,
        speak: (line: { text: string; rate: number; volume: number; voice: { name: string } | null }) => {
          said.push(line.text);
          looks.push(`${line.voice?.name} ${line.rate} ${line.volume}`);
        },
      },
    });
  }, voices);
}

export const said = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "said"));

/** Voice, rate and volume. */
export const saidHow = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "saidHow"));
