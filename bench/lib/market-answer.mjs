// Stubs the market service, which benchmarks must not call.
import { MARKET_ORIGIN } from "../../site/server/headers.ts";

const ANSWER = {
  responseCode: 200,
  responseHeaders: [
    { name: "Access-Control-Allow-Origin", value: "*" },
    { name: "Content-Type", value: "application/json" },
  ],
  body: btoa('{"items":{}}'),
};

/**
 * Stubs market requests on every page of the browser with debugging port `port`, until the returned function
 * is called. Uses the DevTools protocol and intercepts only market requests: a library that intercepts all
 * requests would slow down the page being measured.
 */
export async function answerMarket(port) {
  const about = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(about.webSocketDebuggerUrl);
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", () =>
      fail(new Error("The browser does not answer on its own protocol.")),
    );
  });
  let count = 0;
  const waiting = new Map();
  const send = (method, params, sessionId) =>
    new Promise((done) => {
      count += 1;
      waiting.set(count, done);
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    });
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, sessionId } = JSON.parse(data);
    if (id !== undefined) {
      waiting.get(id)?.();
      waiting.delete(id);
    } else if (method === "Target.attachedToTarget") {
      const patterns = [{ urlPattern: `${MARKET_ORIGIN}/*` }];
      // The page waits until interception is enabled.
      void send("Fetch.enable", { patterns }, params.sessionId).then(() =>
        send("Runtime.runIfWaitingForDebugger", {}, params.sessionId),
      );
    } else if (method === "Fetch.requestPaused")
      void send("Fetch.fulfillRequest", { requestId: params.requestId, ...ANSWER }, sessionId);
  });
  await send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: "page" }],
  });
  return () => socket.close();
}
