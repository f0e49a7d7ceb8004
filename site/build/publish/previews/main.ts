/** Runs after the prerender. */
import { forgetOthers, previews, writePreviews } from "./previews.ts";

const began = performance.now();
const wanted = await previews();
const drawn = await writePreviews(wanted);
await forgetOthers(wanted);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(`${wanted.length} link previews, ${drawn} redrawn: ${seconds} s\n`);
