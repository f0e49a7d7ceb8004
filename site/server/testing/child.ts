/** A server in a process of its own, so that a test can weigh it: says where it listens, then how much memory it holds. */
import { serveSite } from "../serve.ts";

const [root = "."] = process.argv.slice(2);
const { origin } = await serveSite({ root, port: 0 });
process.on("message", () => process.send?.({ rss: process.memoryUsage().rss }));
process.send?.({ origin });
