import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { encodeBoard } from "../../../packages/fieldops/src/instance-board/board-link.ts";
import {
  mergeObservations,
  type Observation,
} from "../../../packages/fieldops/src/instance-board/observations.ts";
import { emptyRun } from "../../../packages/fieldops/src/runs/duties.ts";
import { actOn, actOnRun } from "../../../packages/fieldops/src/runs/live/acts.ts";
import { noRegisters } from "../../../packages/fieldops/src/runs/live/registers.ts";
import { peerEnvironment, runPeer } from "../../../relay/peer.ts";
import { findRelayPrograms, startRelay } from "../../../relay/start.ts";
import { toBase64Url } from "../../app/features/boards/live/base64url.ts";
import { joinBoard } from "../../app/features/boards/live/client.ts";
import { editorKeys, newSeed } from "../../app/features/boards/live/sealing.ts";
import { type HostView, hostRun } from "../../app/features/run/sign-ups/host-session.ts";
import { hostKeys, newSeed as hostSeed, SEED } from "../../app/features/run/sign-ups/keys.ts";
import { hostLink, signUpLink } from "../../app/features/run/sign-ups/links.ts";
import { serveSite } from "../../server/serve.ts";
import { pageKinds } from "../../testing/addresses.ts";
import type { Engine, EngineWindow, NamedKey, Size } from "../../testing/engines/engine.ts";
import { findProgram, type ProgramId } from "../../testing/programs.ts";
import { relayedSite } from "../../testing/relayed-site.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";

/** Console messages about the market, which tests cannot reach. */
const elsewhere = /universalis/;

export const patient = (message: string) => ({ timeout: 20_000, interval: 50, message });

const PAGE_STATE = `JSON.stringify({
  width: innerWidth,
  hydrated: "hydrated" in document.documentElement.dataset,
  headings: document.querySelectorAll("h1").length,
  wider: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  broken: document.querySelector("main")?.textContent.includes("Unexpected Application Error!") ?? true,
})`;

async function read(window: EngineWindow): Promise<unknown> {
  return JSON.parse(String(await window.ask(PAGE_STATE)));
}

async function takeFaults(window: EngineWindow): Promise<readonly string[]> {
  const noted = await window.ask("JSON.stringify(window.notedFaults.splice(0))");
  const parsed: unknown = JSON.parse(String(noted));
  return Array.isArray(parsed) ? parsed.map(String).filter((fault) => !elsewhere.test(fault)) : [];
}

const becomes = (window: EngineWindow, expression: string, message = expression) =>
  expect.poll(() => window.ask(expression), patient(message)).toBe(true);

const alive = (window: EngineWindow) => becomes(window, "'hydrated' in document.documentElement.dataset");

async function press(window: EngineWindow, name: string): Promise<void> {
  await expect.poll(() => window.press(name), patient(`press ${name}`)).toBe(true);
}

const says = (window: EngineWindow, words: string, where = "main") =>
  becomes(
    window,
    `[...document.querySelectorAll(${JSON.stringify(where)})].some((part) => part.textContent.includes(${JSON.stringify(words)}))`,
    `${where} says ${words}`,
  );

const SEATS = `[...document.querySelectorAll("main button")].map((button) => {
  const copy = button.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent;
}).filter((name) => /^[A-F][1-8],/.test(name)).join("\\n")`;

const path = (window: EngineWindow) => window.ask("location.pathname");

export type EngineTools = Readonly<{
  visit: (address: string, size?: Size) => Promise<EngineWindow>;
  press: (window: EngineWindow, name: string) => Promise<void>;
  /** Returns and clears the page's faults. */
  takeFaults: (window: EngineWindow) => Promise<readonly string[]>;
}>;

/**
 * Every kind of page, and what players do most.
 * @param own tests of features that only this engine has
 */
export function describeEngine(
  name: string,
  needs: readonly ProgramId[],
  start: () => Promise<Engine>,
  own?: (tools: EngineTools) => void,
): void {
  const isHere = needs.every((id) => findProgram(id) !== undefined);

  describe.skipIf(!isHere)(`the site in ${name}`, () => {
    let engine: Engine;
    let current: EngineWindow | undefined;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.close());
    // Also after a failed test.
    afterEach(async () => {
      if (current !== undefined) await becomes(current, "localStorage.clear() === undefined");
    });

    /** One window, because WebKit's driver allows only one at a time. */
    async function open(size: typeof PHONE): Promise<EngineWindow> {
      current ??= await engine.open(size);
      await current.resize(size);
      return current;
    }

    async function visit(address: string, size = PHONE): Promise<EngineWindow> {
      const window = await open(size);
      await window.goTo(inject("siteOrigin") + address);
      await alive(window);
      return window;
    }

    /** Split in two to stay within the timeout. Every other page is opened wide and then narrowed. */
    test.each([0, 1])(
      "every kind of page renders without faults at two widths (%i)",
      async (half) => {
        const kinds = [...pageKinds(), "/no/such/page"].filter((_, at) => at % 2 === half);
        const window = await open(PHONE);
        for (const [at, address] of kinds.entries()) {
          const [first, second] = at % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE];
          await window.resize(first);
          await window.goTo(inject("siteOrigin") + address);
          const state = async () => read(window);
          const sound = { hydrated: true, headings: 1, wider: 0, broken: false };
          await expect
            .poll(state, patient(`${address}, ${first.width} px wide`))
            .toEqual({ ...sound, width: first.width });
          await window.resize(second);
          await expect
            .poll(state, patient(`${address}, ${second.width} px wide`))
            .toEqual({ ...sound, width: second.width });
          expect(await takeFaults(window), address).toEqual([]);
        }
        await window.resize(PHONE);
      },
      400_000,
    );

    test("pages with doubled text size do not scroll sideways", async () => {
      for (const address of ["/", "/drs/holster", "/map/zadnor", "/eureka/nms"]) {
        const window = await visit(address);
        await window.ask("void document.documentElement.style.setProperty('font-size', '200%')");
        await becomes(window, FITS, `${address} is no wider than its window`);
      }
    });

    test("the site search opens with / and opens the typed monster's forecast", async () => {
      const window = await visit("/changelog", DESK);
      await window.type("/");
      await becomes(window, "document.activeElement?.getAttribute('role') === 'combobox'");
      await window.type("copycat cassie");
      await window.key("Enter");
      await expect.poll(() => path(window), patient("the forecast opens")).toBe("/forecast/cassie");
      await says(window, "Copycat Cassie", "h1");
    });

    test.each([
      ["a loadout", "/eureka/loadout", "HYDATOS, Umbral", "Stoneskin L"],
      ["a holster", "/drs/holster/c", "Add action to Main", "Lost Arise"],
    ])("the picker of %s has focus and accepts typed text", async (_, address, button, action) => {
      const window = await visit(address);
      await press(window, button);
      await becomes(window, "document.activeElement?.getAttribute('role') === 'combobox'");
      await window.type(`${action}xy`);
      for (const key of ["Backspace", "Backspace", "Enter"] satisfies NamedKey[]) await window.key(key);
      await says(window, action, "main li");
    });

    test("a plugin preset fills a holster bag and a ticked record survives a reload", async () => {
      const window = await visit("/drs/holster/c");
      await press(window, "Load a link or preset");
      await press(window, "Holster link or code");
      await window.type('{"mId":1,"mName":"Ours","mActionIds":{"20717":1,"20736":4}}');
      await press(window, "Load into bags");
      await says(window, "BozjaBuddy preset found.");
      await press(window, "Put in Main");
      await says(window, "Main filled from the preset.");
      await window.goTo(`${inject("siteOrigin")}/occult/records`);
      await alive(window);
      await says(window, "0 of 60");
      await press(window, "Ketenramm Blaufystsyn");
      await press(window, "Collected: Ketenramm Blaufystsyn");
      await says(window, "1 of 60");
      await window.reload();
      await says(window, "1 of 60");
      expect(await takeFaults(window)).toEqual([]);
    });

    test("the relic page keeps a typed count and a ticked step after a visit to the home page", async () => {
      const window = await visit("/relics", DESK);
      await press(window, "You have: Protean Crystal");
      await window.control("a");
      await window.type("40");
      await press(window, "Step 1:");
      await says(window, "1 of 15 steps done");
      await window.goTo(inject("siteOrigin"));
      await alive(window);
      await press(window, "Alarm:");
      await becomes(window, "document.querySelector('main ol [aria-pressed=true]') !== null");
      await window.goTo(`${inject("siteOrigin")}/relics`);
      await alive(window);
      await says(window, "1 of 15 steps done");
      await becomes(window, "document.querySelector('main input[type=number]')?.value === '40'");
      expect(await takeFaults(window)).toEqual([]);
    });

    test("theme and language survive a reload", async () => {
      const window = await visit("/credits", DESK);
      const theme = () => window.ask("document.body.dataset.theme");
      const before = await theme();
      await window.ask(
        `localStorage.setItem("theme", ${JSON.stringify(before === "dark" ? "light" : "dark")})`,
      );
      await window.reload();
      await alive(window);
      expect(await theme()).not.toBe(before);
      await press(window, "Settings");
      await press(window, "Deutsch");
      await becomes(window, "document.documentElement.lang === 'de'");
      await window.goTo(inject("siteOrigin"));
      await becomes(window, "document.documentElement.lang === 'de'", "German is kept");
    });

    test("dragging, zooming and pinching a map update its address", async () => {
      const window = await visit("/map/zadnor");
      const view = () => window.ask("location.search");
      await becomes(window, "document.querySelector('.map-tiles') !== null");
      const before = await view();
      await window.drag({ x: 250, y: 420 }, { x: 150, y: 380 });
      await expect.poll(view, patient("the address follows the map")).not.toBe(before);
      const zoom = async () => Number(new URLSearchParams(String(await view())).get("zoom") ?? Number.NaN);
      await press(window, "Zoom in");
      const moved = await view();
      if (window.spread !== undefined) {
        await window.spread({ x: 195, y: 400 }, 60);
        await expect.poll(view, patient("two fingers enlarge it")).not.toBe(moved);
      }
      await expect.poll(zoom, patient("a zoom in the address")).toBeGreaterThan(0);
      expect(await takeFaults(window)).toEqual([]);
    });

    test("an alarm set on a forecast is listed on the alarms page", async () => {
      const window = await visit("/forecast/cassie");
      await press(window, "Alarm");
      await press(window, "Done");
      await window.goTo(`${inject("siteOrigin")}/alarms`);
      await alive(window);
      await says(window, "Copycat Cassie");
    });

    test("a loadout's share link opens the same loadout", async () => {
      const window = await visit("/ba/healer/damage");
      await press(window, "Share link");
      await becomes(
        window,
        "[...document.querySelectorAll('input')].some((field) => field.value.includes('/ba/'))",
        "the link is shown",
      );
      const link = await window.ask(
        "[...document.querySelectorAll('input')].find((field) => field.value.includes('/ba/')).value",
      );
      const slots = "[...document.querySelectorAll('main li b')].map((slot) => slot.textContent).join()";
      const before = await window.ask(slots);
      await window.goTo(String(link));
      await alive(window);
      await expect.poll(() => window.ask(slots), patient("the same loadout")).toBe(before);
    });

    test("the run board seats a pasted list and moves a player", async () => {
      const window = await visit("/run", DESK);
      await press(window, "Sign-ups");
      await window.type("Aya Sol: PLD\nBo Tann: WHM");
      // Cut and pasted, to test the clipboard.
      const field = () => window.ask("document.activeElement.value");
      await window.control("a");
      await window.control("x");
      await expect.poll(field, patient("the list is cut")).toBe("");
      await window.control("v");
      await expect.poll(field, patient("the list is pasted")).toContain("Bo Tann");
      await press(window, "Seat them");
      await says(window, "2 players seated.");
      const places = async () => String(await window.ask(SEATS)).split("\n");
      const placeOf = async (who: string) => (await places()).find((seat) => seat.includes(who))?.slice(0, 2);
      const from = await placeOf("Aya Sol");
      const to = from === "A1" ? "A2" : "A1";
      await press(window, `${from},`);
      await press(window, `${to},`);
      await expect.poll(() => placeOf("Aya Sol"), patient(`she sits at ${to}`)).toBe(to);
      expect(await takeFaults(window)).toEqual([]);
    });

    test.each([
      ["a player's name on the tower board", "/tower", ["Add a player", "Name"], "Aya Sol"],
      ["a position in a map's search", "/map/southhorn", ["Find", "Search markers"], "( 20.5 , 20.5 )"],
    ])("%s can be typed, cut and pasted", async (_, address, presses, words) => {
      const window = await visit(address, DESK);
      for (const name of presses) {
        // Until the exact name appears, `press` would accept a longer name that begins with it.
        await becomes(
          window,
          `[...document.querySelectorAll("button, input")].some(({ ariaLabel, labels, textContent }) =>
          [ariaLabel, textContent, labels?.[0]?.textContent].some((text) => text?.trim() === ${JSON.stringify(name)}))`,
          name,
        );
        await press(window, name);
      }
      await window.ask("void (globalThis.field = document.activeElement)");
      // Pasting a position moves the focus, so the test keeps the field itself.
      const field = () => window.ask("globalThis.field.value");
      await window.type(words);
      await expect.poll(field, patient("it is typed")).toBe(words);
      await window.control("a");
      await window.control("x");
      await expect.poll(field, patient("it is cut")).toBe("");
      await window.control("v");
      await expect.poll(field, patient("it is pasted")).toBe(words);
      expect(await takeFaults(window)).toEqual([]);
    });

    test("the instance board merges another player's board from a link", async () => {
      const now = Date.now();
      const seen = { kind: "encounter", id: "shark-attack", moment: "ended", at: now - 20 * 60_000 } as const;
      const own = { kind: "encounter", id: "the-black-regiment", moment: "ended", at: now - 10 * 60_000 };
      const window = await visit("/credits");
      await window.ask(`localStorage.setItem("timers", ${JSON.stringify(JSON.stringify([own]))})`);
      await visit(`/timers/south-horn#board=${encodeBoard("southHorn", [seen])}`);
      await press(window, "Same instance: merge");
      await expect.poll(() => window.ask("location.hash"), patient("the link is done with")).toBe("");
      await expect
        .poll(() => window.ask(`localStorage.getItem("timers")`), patient("it is kept"))
        .toContain("shark-attack");
      expect(await takeFaults(window)).toEqual([]);
    });

    test.skipIf(findRelayPrograms() === undefined)(
      "a live board exchanges notes with another player",
      async () => {
        const relay = await startRelay();
        const site = await relayedSite(inject("siteOrigin"), relay.address);
        const keys = await editorKeys(newSeed());
        let board: readonly Observation[] = [];
        const other = joinBoard({
          keys,
          relay: relay.address,
          env: peerEnvironment(),
          board: {
            zone: () => "eurekaAnemos",
            read: () => board,
            unite: (_, observations) => {
              board = mergeObservations(board, observations);
            },
          },
          onState: () => undefined,
        });
        onTestFinished(async () => {
          other.leave();
          await site.close();
          await relay.stop();
        });
        const window = await open(DESK);
        await window.goTo(`${site.origin}/timers/eureka-anemos#live=${keys.editorCode}`);
        await alive(window);
        await press(window, "Join live board");
        await says(window, "Live", "[role=status]");
        await press(window, "more, not seen yet");
        await press(window, "Just spawned: Pazuzu");
        await expect.poll(() => board.map(({ id }) => id), patient("the note arrives")).toEqual(["pazuzu"]);
        const at = Math.floor(Date.now() / 1000) * 1000 - 60_000;
        board = mergeObservations(board, [{ kind: "monster", id: "serket", moment: "ended", at }]);
        other.changed();
        await becomes(
          window,
          `[...document.querySelectorAll("main li")].some(({ textContent }) => textContent.includes("Serket") && textContent.includes("109 min"))`,
        );
        await press(window, "Leave");
        expect(await takeFaults(window)).toEqual([]);
      },
      60_000,
    );

    test.skipIf(findRelayPrograms() === undefined)(
      "a player signs up by link, checks in and then hosts the run",
      async () => {
        const relay = await startRelay({ signUps: 600 });
        const site = await relayedSite(inject("siteOrigin"), relay.address);
        const keys = await hostKeys(hostSeed(SEED));
        const board = actOnRun(noRegisters, () => ({ ...emptyRun("drs"), title: "Thursday run" }), "init");
        const places = [
          { key: "r/inbox", value: keys.inbox },
          { key: "r/box", value: toBase64Url(keys.box) },
        ];
        let view: HostView | undefined;
        const host = hostRun({
          keys,
          relay: relay.address,
          env: runPeer(),
          actor: "node",
          name: "Lynn",
          board: actOn(board?.board ?? noRegisters, places, "init")?.board ?? noRegisters,
          pending: [],
          onView: (next) => {
            view = next;
          },
          onStore: () => undefined,
        });
        onTestFinished(async () => {
          host.leave();
          await site.close();
          await relay.stop();
        });
        const window = await open(PHONE);
        await window.goTo(`${site.origin}/run/sign-up#${signUpLink(0, "drs", keys)}`);
        await alive(window);
        await press(window, "Your character’s name");
        await window.type("Sable Fenn");
        await press(window, "White Mage");
        await press(window, "Sign up");
        await says(window, "A host has seen it.");
        host.takeIn(view?.inbox[0]?.slot ?? "", 2, false);
        host.setShared(true);
        await says(window, "You are A3", "h1");
        await press(window, "Late");
        await press(window, "15 min");
        await says(window, "Shown on the board.");
        expect(view?.live.checkIns.get("sable fenn")).toMatchObject({ kind: "late", late: 15 });
        await window.goTo(`${site.origin}/run/live#${hostLink(0, keys)}`);
        await alive(window);
        await says(window, "Sign-ups are open", "[role=status]");
        await press(window, "Players see their seats");
        await expect.poll(() => view?.live.shared, patient("the act arrives")).toBe(false);
        expect(await takeFaults(window)).toEqual([]);
      },
      90_000,
    );

    test("an unvisited page opens offline after one visit to the site", async () => {
      const site = await serveSite({
        root: fileURLToPath(new URL("../../dist/client", import.meta.url)),
        port: 0,
      });
      const window = await open(PHONE);
      try {
        await window.goTo(site.origin);
        await alive(window);
        await window.ask("void navigator.serviceWorker.register('/sw.js')");
        // It caches about 1,400 files before it takes control.
        await expect
          .poll(() => window.ask("navigator.serviceWorker.controller !== null"), {
            ...patient("the worker takes over"),
            timeout: 60_000,
          })
          .toBe(true);
        await expect
          .poll(
            async () => {
              await window.ask("void caches.keys().then((names) => { window.keptNames = names.length })");
              return window.ask("window.keptNames ?? 0");
            },
            { ...patient("files are kept"), timeout: 40_000 },
          )
          .toBeGreaterThan(1);
      } finally {
        await site.close();
      }
      await window.goTo(`${site.origin}/forecast/cassie`);
      await alive(window);
      await says(window, "Copycat Cassie", "h1");
    }, 150_000);

    own?.({ visit, press, takeFaults });
  });
}
