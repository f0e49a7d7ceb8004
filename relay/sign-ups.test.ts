import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { emptyRun } from "../packages/fieldops/src/runs/duties.ts";
import { actOnRun } from "../packages/fieldops/src/runs/live/acts.ts";
import { liveRunOf } from "../packages/fieldops/src/runs/live/board.ts";
import type { SlotKind } from "../packages/fieldops/src/runs/live/fields.ts";
import { playerId } from "../packages/fieldops/src/runs/live/player-id.ts";
import {
  digestOf,
  type Entry,
  noRegisters,
  type Registers,
} from "../packages/fieldops/src/runs/live/registers.ts";
import { emptyForm, type SignUpForm, signUpText } from "../packages/fieldops/src/runs/live/sign-up.ts";
import { swapSeats, takeSeat } from "../packages/fieldops/src/runs/seating.ts";
import { toBase64Url } from "../site/app/features/boards/live/base64url.ts";
import { type BoardView, joinRun } from "../site/app/features/run/sign-ups/board-client.ts";
import { checkInText } from "../site/app/features/run/sign-ups/check-in.ts";
import { type HostSession, type HostView, hostRun } from "../site/app/features/run/sign-ups/host-session.ts";
import {
  type HostKeys,
  hostKeys,
  newSeed,
  playerKeys,
  SEED,
  SHORT_SEED,
  seatSeed,
} from "../site/app/features/run/sign-ups/keys.ts";
import { keepSignUp, type PlayerView } from "../site/app/features/run/sign-ups/player-client.ts";
import { renewedBoard } from "../site/app/features/run/sign-ups/renewed.ts";
import { sealSlot } from "../site/app/features/run/sign-ups/sealing.ts";
import { runPeer } from "./peer.ts";
import { findProgram, findRelayPrograms, freePort, type Running, startRelay } from "./start.ts";

const installed = findRelayPrograms() !== undefined;
/** A client that has lost its relay waits up to a minute before retrying. */
const slow = { timeout: 75_000, interval: 50 };

const begun = (): Registers =>
  actOnRun(noRegisters, () => ({ ...emptyRun("drs"), title: "Thursday run", leader: "Lynn" }), "init")
    ?.board ?? noRegisters;

type Host = Readonly<{
  session: HostSession;
  view: () => HostView;
  stored: () => Readonly<{ board: Registers; pending: readonly Entry[] }>;
  setDown: (down: boolean) => void;
}>;
let hosts = 0;

/** `left` is what the host's browser stored on an earlier visit. */
function host(
  relay: string,
  keys: HostKeys,
  left: Readonly<{ board: Registers; pending: readonly Entry[] }> = { board: noRegisters, pending: [] },
): Host {
  let view: HostView | undefined;
  let stored = left;
  let down = false;
  hosts += 1;
  const session = hostRun({
    keys,
    relay,
    env: runPeer({ lost: () => down }, () => down),
    actor: `h${String(hosts).padStart(3, "0")}`,
    name: `Host ${hosts}`,
    ...left,
    onView: (next) => {
      view = next;
    },
    onStore: (board, pending) => {
      stored = { board, pending };
    },
  });
  onTestFinished(() => session.leave());
  return {
    session,
    view: () => view ?? expect.fail("no view"),
    stored: () => stored,
    setDown: (next) => {
      down = next;
    },
  };
}

type Player = Readonly<{
  view: () => PlayerView;
  send: (kind: SlotKind, form: SignUpForm, time?: number) => Promise<Uint8Array<ArrayBuffer>>;
  sealed: () => Uint8Array<ArrayBuffer> | null;
  slot: string;
  leave: () => void;
}>;

async function player(
  relay: string,
  keys: HostKeys,
  seed = newSeed(SHORT_SEED),
  kept: Uint8Array<ArrayBuffer> | null = null,
): Promise<Player> {
  const own = await playerKeys(seed);
  let view: PlayerView | undefined;
  let sealed = kept;
  const client = keepSignUp({
    inbox: keys,
    player: own,
    relay,
    env: runPeer(),
    sealed,
    onView: (next) => {
      view = next;
    },
  });
  onTestFinished(() => client.leave());
  return {
    view: () => view ?? expect.fail("no view"),
    slot: own.slot,
    sealed: () => sealed,
    async send(kind, form, time = Date.now()) {
      const text = toBase64Url(own.reply) + signUpText(form);
      const bytes = await sealSlot(keys, own, { kind, time, text });
      sealed = bytes;
      client.send(bytes);
      return bytes;
    },
    leave: client.leave,
  };
}

const sable: SignUpForm = { ...emptyForm, name: "Sable Fenn", wishes: [{ role: "healer", job: "whm" }] };
const named = (name: string): SignUpForm => ({ ...sable, name });
const seats = ({ view }: Host) => view().live.run.seats.map(({ name }) => name);
const waiting = ({ view }: Host) =>
  view()
    .inbox.map(({ form }) => form.name)
    .toSorted();
const isWhole = async (...all: readonly Host[]) => {
  await expect.poll(() => new Set(all.map(({ view }) => digestOf(view().board))).size, slow).toBe(1);
  for (const { view } of all) {
    const names = view().live.run.seats.flatMap(({ name }) => (name === "" ? [] : [name]));
    expect(new Set(names).size).toBe(names.length);
  }
};

describe.skipIf(!installed)("sign-ups by link", () => {
  let relay: Running;
  let keys: HostKeys;
  beforeAll(async () => {
    relay = await startRelay({ signUps: 6000, rate: 200 });
  });
  afterAll(() => relay.stop());
  const fresh = async () => {
    keys = await hostKeys(newSeed(SEED));
    return keys;
  };

  test("hosts see a player sign up, change and withdraw, but no one is seated automatically", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    const who = await player(relay.address, keys);
    await who.send("signUp", sable);
    await expect.poll(() => waiting(first), slow).toEqual(["Sable Fenn"]);
    await expect.poll(() => who.view().state, slow).toBe("seen");
    expect(who.view().notice).toMatchObject({ title: "Thursday run", leader: "Lynn", signedUp: 1 });
    expect(seats(first).every((name) => name === "")).toBe(true);
    first.session.takeIn(who.slot, 2, false);
    expect(seats(first)[2]).toBe("Sable Fenn");
    expect(waiting(first)).toEqual([]);
    // Undo moves the player back to the inbox; redo seats them again.
    first.session.undo();
    expect(seats(first)[2]).toBe("");
    expect(waiting(first)).toEqual(["Sable Fenn"]);
    first.session.redo();
    expect(seats(first)[2]).toBe("Sable Fenn");

    await who.send("signUp", { ...sable, wishes: [{ role: "healer", job: "sge" }] });
    await expect.poll(() => first.view().inbox[0]?.what, slow).toBe("changed");
    first.session.takeIn(who.slot, null, false);
    expect(first.view().live.run.people[0]?.wishes[0]?.job).toBe("sge");
    expect(seats(first)[2]).toBe("Sable Fenn");

    await who.send("withdrawn", sable);
    await expect.poll(() => first.view().inbox[0]?.what, slow).toBe("withdrawn");
    expect(seats(first)[2]).toBe("Sable Fenn");
    first.session.freeSeat(who.slot);
    expect(seats(first)[2]).toBe("");
    expect(first.view().live.run.people[0]?.status).toBe("absent");
  }, 240_000);

  test("a sign-up with the name of a listed player asks the host whether they are the same", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    first.session.act((before) =>
      takeSeat(
        {
          ...before,
          people: [{ name: "Sable Fenn", wishes: [], phantom: [], tasks: [], status: "in", listed: true }],
        },
        5,
        "Sable Fenn",
      ),
    );
    const [one, two] = [await player(relay.address, keys), await player(relay.address, keys)];
    await one.send("signUp", sable);
    await two.send("signUp", { ...sable, world: "Spriggan" });
    await expect
      .poll(() => first.view().inbox.map(({ sameName }) => sameName), slow)
      .toEqual(["Sable Fenn", "Sable Fenn"]);
    first.session.takeIn(one.slot, null, false);
    first.session.takeIn(two.slot, null, true);
    const { people } = first.view().live.run;
    expect(people.map(({ name }) => name)).toEqual(["Sable Fenn", "Sable Fenn (Spriggan)"]);
    expect(people[0]?.wishes).toEqual(sable.wishes);
    expect(seats(first)[5]).toBe("Sable Fenn");
  }, 240_000);

  test("two hosts edit one board, one of them offline, while a reader follows", async () => {
    await fresh();
    const one = host(relay.address, keys, { board: begun(), pending: [] });
    one.session.act((before) => takeSeat(before, 0, "Orla Vance"));
    const two = host(relay.address, keys);
    await expect.poll(() => seats(two)[0], slow).toBe("Orla Vance");
    await expect.poll(() => one.view().hosts.map(({ name }) => name), slow).toHaveLength(1);
    two.session.hold(7);
    await expect.poll(() => one.view().hosts[0]?.holds, slow).toBe(7);
    let read: BoardView | undefined;
    const reader = joinRun({
      keys,
      host: null,
      relay: relay.address,
      env: runPeer(),
      actor: "read",
      name: "",
      board: noRegisters,
      pending: [],
      onView: (next) => {
        read = next;
      },
      onBell: () => expect.fail("a reader hears no bell"),
      onOpen: () => undefined,
    });
    onTestFinished(() => reader.leave());
    two.setDown(true);
    for (let at = 1; at < 6; at++) {
      one.session.act((before) => takeSeat(before, at, `Here ${at}`));
      two.session.act((before) => takeSeat(before, at + 10, `Away ${at}`));
    }
    expect(two.view().pending).toBeGreaterThan(0);
    two.setDown(false);
    two.session.wake();
    await expect.poll(() => seats(one).filter((name) => name !== "").length, slow).toBe(11);
    await isWhole(one, two);
    await expect.poll(() => two.view().pending, slow).toBe(0);
    await expect
      .poll(() => (read === undefined ? "" : liveRunOf(read.board).run.seats[15]?.name), slow)
      .toBe("Away 5");
    // Passcodes and notes on players are only visible to hosts.
    one.session.act((before) => ({ ...before, passcodes: { main: "1234", support: "" } }));
    await expect.poll(() => two.view().live.run.passcodes.main, slow).toBe("1234");
    expect([...(read?.board.keys() ?? [])].filter((key) => key.startsWith("h/"))).toEqual([]);
  }, 240_000);

  test("a seat's link checks in that seat and changes nothing else", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    first.session.act((before) => takeSeat(takeSeat(before, 2, "Sable Fenn"), 3, "Ivo Kest"));
    const before = first.view().live.run;
    const seat = await playerKeys(await seatSeed(keys, playerId("Sable Fenn")));
    const own = keepSignUp({
      inbox: keys,
      player: seat,
      relay: relay.address,
      env: runPeer(),
      sealed: null,
      onView: () => undefined,
    });
    onTestFinished(() => own.leave());
    own.send(
      await sealSlot(keys, seat, { kind: "checkIn", time: Date.now(), text: checkInText("late", 15) }),
    );
    await expect
      .poll(() => first.view().live.checkIns.get("sable fenn"), slow)
      .toMatchObject({ kind: "late", late: 15 });
    expect(first.view().live.run).toEqual(before);
    expect(first.view().live.checkIns.size).toBe(1);
    // A host notes the answer of a player who told it by voice; the player's page answers later than that.
    first.session.checkIn(2, "no");
    const told = first.view().live.checkIns.get("sable fenn");
    expect(told?.kind).toBe("no");
    expect(Math.abs((told?.at ?? 0) * 60_000 - Date.now())).toBeLessThan(5 * 60_000);
    // A check-in in a stranger's slot is ignored.
    const stranger = await playerKeys(newSeed(SHORT_SEED));
    const other = keepSignUp({
      inbox: keys,
      player: stranger,
      relay: relay.address,
      env: runPeer(),
      sealed: null,
      onView: () => undefined,
    });
    onTestFinished(() => other.leave());
    other.send(
      await sealSlot(keys, stranger, { kind: "checkIn", time: Date.now(), text: checkInText("no", 0) }),
    );
    own.send(
      await sealSlot(keys, seat, { kind: "checkIn", time: Date.now() + 1000, text: checkInText("here", 0) }),
    );
    await expect.poll(() => first.view().live.checkIns.get("sable fenn")?.kind, slow).toBe("here");
    expect(first.view().live.checkIns.size).toBe(1);
  }, 240_000);

  test("a shared seat reaches only the page of its own player", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    const [who, other] = [await player(relay.address, keys), await player(relay.address, keys)];
    await who.send("signUp", sable);
    await other.send("signUp", named("Ivo Kest"));
    await expect.poll(() => waiting(first), slow).toEqual(["Ivo Kest", "Sable Fenn"]);
    first.session.takeIn(who.slot, 2, false);
    await expect.poll(() => who.view().state, slow).toBe("seen");
    expect(who.view().seat).toBeNull();
    first.session.setShared(true);
    await expect.poll(() => who.view().seat?.length, slow).toBe(91);
    expect(other.view().seat).toBeNull();
  }, 240_000);

  test("closed sign-ups reject new players, and a renewed link reports its move", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    const who = await player(relay.address, keys);
    await who.send("signUp", sable);
    await expect.poll(() => waiting(first), slow).toEqual(["Sable Fenn"]);
    expect(await first.session.setPaused(true)).toBe(true);
    const late = await player(relay.address, keys);
    await late.send("signUp", named("Too Late"));
    await expect.poll(() => late.view().state, slow).toBe("closed");
    expect(waiting(first)).toEqual(["Sable Fenn"]);
    await expect.poll(() => who.view().notice?.state, slow).toBe("paused");
    first.session.takeIn(who.slot, 2, false);
    await first.session.retire();
    expect(first.view().moved).toBe(true);
    // The board continues under new keys with its seated players, and accepts sign-ups.
    const next = await hostKeys(newSeed(SEED));
    const renewed = host(relay.address, next, {
      board: renewedBoard(first.session.board(), "new1"),
      pending: [],
    });
    expect(renewed.view().moved).toBe(false);
    expect(seats(renewed)[2]).toBe("Sable Fenn");
    const newcomer = await player(relay.address, next);
    await newcomer.send("signUp", named("Ivo Kest"));
    await expect.poll(() => waiting(renewed), slow).toEqual(["Ivo Kest"]);
    expect(renewed.view().inboxState).toBe("open");
    await expect.poll(() => who.view().notice?.state, slow).toBe("moved");
    const { status } = await fetch(`${relay.address}/keep/${keys.channel}`);
    expect(status).toBe(204);
  }, 240_000);

  test("sign-ups close before the start of a run until a host reopens them", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    const start = Math.ceil(Date.now() / 60_000) * 60_000 + 30 * 60_000;
    first.session.act((before) => ({ ...before, start }));
    first.session.setBefore("closes", 15);
    const who = await player(relay.address, keys);
    await who.send("signUp", sable);
    await expect.poll(() => waiting(first), slow).toEqual(["Sable Fenn"]);
    await expect.poll(() => who.view().notice?.closes, slow).toBe(start / 60_000 - 15);
    expect(first.view().inboxState).toBe("open");
    first.session.setBefore("closes", 60);
    first.session.wake();
    await expect.poll(() => first.view().inboxState, slow).toBe("closed");
    const late = await player(relay.address, keys);
    await late.send("signUp", named("Too Late"));
    await expect.poll(() => late.view().state, slow).toBe("closed");
    await expect.poll(() => who.view().notice?.state, slow).toBe("paused");
    // Once reopened by a host, sign-ups stay open regardless of the closing time.
    expect(await first.session.setPaused(false)).toBe(true);
    expect(first.view().live.closes).toBeNull();
    await late.send("signUp", named("Too Late"));
    await expect.poll(() => waiting(first), slow).toEqual(["Sable Fenn", "Too Late"]);
    expect(first.view().inboxState).toBe("open");
  }, 240_000);

  test("deleteAll removes all sign-ups from relay and board, but keeps seated players", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    const all = await Promise.all(
      ["A One", "B Two", "C Three"].map(async (name) => {
        const seed = newSeed(SHORT_SEED);
        const each = await player(relay.address, keys, seed);
        await each.send("signUp", named(name));
        return { ...each, seed };
      }),
    );
    await expect.poll(() => waiting(first).length, slow).toBe(3);
    for (const { leave } of all) leave();
    first.session.takeIn(all[0]?.slot ?? "", 2, false);
    expect(await first.session.deleteAll()).toBe(0);
    const list = await fetch(`${relay.address}/inbox/${keys.inbox}/?key=${keys.inboxKey}`);
    expect((await list.text()).includes(all[0]?.slot ?? "")).toBe(false);
    expect(first.view().inbox).toEqual([]);
    // Seated players stay. Reopening a player's page does not restore the sign-up.
    expect(seats(first)[2]).toBe("A One");
    const again = await player(relay.address, keys, all[0]?.seed, all[0]?.sealed() ?? null);
    await expect.poll(() => again.view().state, slow).toBe("closed");
    const detail = [...first.view().board].filter(
      ([key, { value }]) => /^h\/(?:su|de|no)\//.test(key) && value !== null,
    );
    expect(detail).toEqual([]);
  }, 240_000);

  test("a host ignores outdated, moved and forged sign-up files", async () => {
    await fresh();
    const first = host(relay.address, keys, { board: begun(), pending: [] });
    const who = await player(relay.address, keys);
    const old = await who.send("signUp", sable, 1_800_000_000_000);
    await expect.poll(() => waiting(first), slow).toEqual(["Sable Fenn"]);
    await who.send("signUp", named("<b>Sable</b>"), 1_800_000_001_000);
    await expect.poll(() => waiting(first), slow).toEqual(["<b>Sable</b>"]);
    who.leave();
    // Simulates a relay that restores an old file, moves one, or writes its own.
    const own = await playerKeys(newSeed(SHORT_SEED));
    const files = join(keptFolder(relay), "inbox", keys.inbox);
    writeFileSync(join(files, who.slot), old);
    writeFileSync(join(files, own.slot), old);
    const forged = await sealSlot(
      keys,
      { ...own, slot: who.slot },
      { kind: "withdrawn", time: 1_900_000_000_000, text: toBase64Url(own.reply) + signUpText(sable) },
    );
    first.session.wake();
    const fine = await player(relay.address, keys);
    await fine.send("signUp", named("Ivo Kest"));
    await expect.poll(() => waiting(first), slow).toEqual(["<b>Sable</b>", "Ivo Kest"]);
    writeFileSync(join(files, who.slot), forged);
    utimesSync(join(files, who.slot), new Date(), new Date(Date.now() + 5000));
    first.session.wake();
    const last = await player(relay.address, keys);
    await last.send("signUp", named("Mina Sol"));
    await expect.poll(() => waiting(first), slow).toEqual(["<b>Sable</b>", "Ivo Kest", "Mina Sol"]);
  }, 240_000);
});

const keptFolder = ({ folder }: Running) => join(folder, "kept");

describe.skipIf(!installed)("durability of runs and sign-ups", () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), "runs-kept-"));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };

  test("sign-ups survive a reload, a kill and a restart of nginx", async () => {
    const kept = folder();
    const port = await freePort();
    const options = { port, kept, signUps: 6000, rate: 200 };
    const first = await startRelay(options);
    const keys = await hostKeys(newSeed(SEED));
    const one = host(first.address, keys, { board: begun(), pending: [] });
    const early = await player(first.address, keys);
    await early.send("signUp", sable);
    await expect.poll(() => waiting(one), slow).toEqual(["Sable Fenn"]);
    one.session.takeIn(early.slot, 2, false);
    process.kill(first.pid, "SIGHUP");
    const second = await player(first.address, keys);
    await second.send("signUp", named("Ivo Kest"));
    await expect.poll(() => waiting(one), slow).toEqual(["Ivo Kest"]);
    await expect
      .poll(() => readdirSync(join(kept, "keep")).filter((name) => name.length === 22).length, slow)
      .toBe(3);

    // Killed without a chance to clean up, including workers.
    for (const child of childrenOf(first.pid)) process.kill(child, "SIGKILL");
    process.kill(first.pid, "SIGKILL");
    await first.stop();
    one.session.act((before) => swapSeats(before, 2, 3));
    const offline = await player(first.address, keys);
    await offline.send("signUp", named("Mina Sol"));
    await expect.poll(() => offline.view().state, slow).toBe("kept");
    await expect.poll(() => one.view().state, slow).toBe("alone");
    const again = await startRelay(options);
    onTestFinished(again.stop);
    await expect.poll(() => waiting(one), slow).toEqual(["Ivo Kest", "Mina Sol"]);
    const two = host(again.address, keys);
    await expect.poll(() => seats(two)[3], slow).toBe("Sable Fenn");
    await expect.poll(() => waiting(two), slow).toEqual(["Ivo Kest", "Mina Sol"]);
    await isWhole(one, two);
  }, 240_000);

  test("sign-ups survive a killed relay and three days without a host", async () => {
    const kept = folder();
    const port = await freePort();
    const options = { port, kept, signUps: 6000, rate: 200 };
    const before = await startRelay(options);
    const keys = await hostKeys(newSeed(SEED));
    const one = host(before.address, keys, { board: begun(), pending: [] });
    one.session.act((run) => takeSeat(run, 0, "Orla Vance"));
    await expect
      .poll(() => readdirSync(join(kept, "keep")).filter((name) => name.length === 22).length, slow)
      .toBe(3);
    one.session.leave();
    const phones = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const phone = await player(before.address, keys);
        await phone.send("signUp", named(`Player ${at}`));
        await expect.poll(() => phone.view().state, slow).toBe("sent");
        phone.leave();
        return phone;
      }),
    );
    expect(phones).toHaveLength(20);
    process.kill(before.pid, "SIGKILL");
    await before.stop();
    const past = new Date(Date.now() - 3 * 86_400_000);
    for (const file of readdirSync(join(kept, "inbox", keys.inbox)))
      utimesSync(join(kept, "inbox", keys.inbox, file), past, past);
    const after = await startRelay(options);
    onTestFinished(after.stop);
    const two = host(after.address, keys);
    await expect.poll(() => waiting(two).length, slow).toBe(20);
    expect(seats(two)[0]).toBe("Orla Vance");
  }, 240_000);

  test.skipIf(process.getuid?.() !== 0 || process.platform !== "linux")(
    "a full disk tears no sign-up file, and the player's page retries",
    async () => {
      const kept = folder();
      try {
        execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", kept], { stdio: "ignore" });
      } catch {
        process.stderr.write("No small file system can be mounted here: the full disk is not tried.\n");
        return;
      }
      onTestFinished(() => {
        execFileSync("umount", ["-l", kept]);
      });
      const relay = await startRelay({ kept, signUps: 6000, rate: 200 });
      onTestFinished(relay.stop);
      const keys = await hostKeys(newSeed(SEED));
      const all = await Promise.all(
        Array.from({ length: 24 }, (_, at) =>
          player(relay.address, keys).then(async (each) => {
            await each.send("signUp", named(`Player ${at}`));
            return each;
          }),
        ),
      );
      await expect
        .poll(() => all.filter(({ view }) => view().state === "sent").length, slow)
        .toBeGreaterThan(2);
      await expect
        .poll(() => all.filter(({ view }) => view().state === "kept").length, slow)
        .toBeGreaterThan(2);
      const inbox = join(kept, "inbox", keys.inbox);
      for (const name of readdirSync(inbox).filter((each) => each.length === 22))
        expect(statSync(join(inbox, name)).size % 512, "a torn file").toBe(49);
      const one = host(relay.address, keys, { board: begun(), pending: [] });
      await expect.poll(() => waiting(one).length, slow).toBeGreaterThan(2);
      execFileSync("mount", ["-o", "remount,size=8m", kept], { stdio: "ignore" });
      await expect.poll(() => waiting(one).length, { timeout: 60_000, interval: 200 }).toBe(24);
    },
    120_000,
  );

  test("systemd-tmpfiles deletes files 14 days after their last write", async () => {
    if (findProgram("systemd-tmpfiles") === undefined) {
      process.stderr.write("systemd-tmpfiles is not installed: how files end is not tried.\n");
      return;
    }
    const kept = folder();
    const rules = join(kept, "rules.conf");
    const inbox = join(kept, "inbox");
    execFileSync("mkdir", ["-p", join(inbox, "run")]);
    writeFileSync(rules, `d ${inbox} 0700 - - m:14d\n`);
    for (const [name, days] of [
      ["old", 15],
      ["young", 13],
    ] as const) {
      writeFileSync(join(inbox, "run", name), "x");
      const at = new Date(Date.now() - days * 86_400_000);
      utimesSync(join(inbox, "run", name), at, at);
    }
    execFileSync("systemd-tmpfiles", ["--clean", rules], { stdio: "ignore" });
    expect(readdirSync(join(inbox, "run"))).toEqual(["young"]);
  });
});

function childrenOf(pid: number): readonly number[] {
  const said = execFileSync("ps", ["-o", "pid=", "--ppid", `${pid}`], { encoding: "utf8" });
  return said.split(/\s+/).flatMap((text) => (text === "" ? [] : [Number(text)]));
}
