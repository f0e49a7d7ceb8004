/** Runs in its own process, so that a test can measure its memory. */
import { serveSite } from "../serve.ts";

const [root = "."] = process.argv.slice(2);
const { origin } = await serveSite({ root, port: 0 });
process.on("message", () => process.send?.({ rss: process.memoryUsage().rss }));
process.send?.({ origin });
