import type { HolsterIcon } from "@foray/fieldops/bozja/holster-sets/types";
import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { type BagsChange, type BagsState, changeBags, plainBags, startBags } from "../bags/bags.ts";
import type { RunDraft, RunFile } from "./run-file.ts";

export type CardDraft = Readonly<{
  key: number;
  name: string;
  role: Role;
  icon: HolsterIcon;
  note: string;
  bags: BagsState;
}>;

export type DraftState = Readonly<{
  name: string;
  host: string;
  owner: string;
  cards: readonly CardDraft[];
  nextKey: number;
}>;

export type DraftChange =
  | Readonly<{ kind: "run"; change: Partial<Pick<DraftState, "name" | "host" | "owner">> }>
  | Readonly<{
      kind: "card";
      key: number;
      change: Partial<Pick<CardDraft, "name" | "role" | "icon" | "note">>;
    }>
  | Readonly<{ kind: "bags"; key: number; change: BagsChange }>
  | Readonly<{ kind: "add" }>
  | Readonly<{ kind: "remove"; key: number }>
  | Readonly<{ kind: "open"; file: RunFile }>
  | Readonly<{ kind: "take"; draft: RunDraft }>
  /** Resets to an empty run with this name. */
  | Readonly<{ kind: "reset"; name: string }>;

const empty = (key: number): CardDraft => ({
  key,
  name: "",
  role: "tank",
  icon: "tank",
  note: "",
  bags: startBags({ prepop: [], main: [] }),
});

export function startDraft(name: string): DraftState {
  return { name, host: "", owner: "", cards: [empty(0)], nextKey: 1 };
}

function toBag(pairs: RunFile["runType"]["holsters"][number]["main"]) {
  return pairs.map(([action, quantity]) => ({ action, quantity }));
}

function openFile({ host, menu, runType }: RunFile, firstKey: number): DraftState {
  const cards = runType.holsters.map(({ name, role, icon, note, prepop, main }, at) => ({
    key: firstKey + at,
    name,
    role,
    icon,
    note: note ?? "",
    bags: startBags({ prepop: toBag(prepop), main: toBag(main) }),
  }));
  return { name: runType.name, host, owner: menu.owner, cards, nextKey: firstKey + cards.length };
}

function takeDraft({ name, host, owner, holsters }: RunDraft, firstKey: number): DraftState {
  const cards = holsters.map(({ bags, ...rest }, at) => ({
    ...rest,
    key: firstKey + at,
    bags: startBags(bags),
  }));
  return { name, host, owner, cards, nextKey: firstKey + cards.length };
}

/** Whether nothing has been entered yet. */
export function isBlank({ name, host, owner, cards }: DraftState, startName: string): boolean {
  const [card] = cards;
  return (
    name === startName &&
    host === "" &&
    owner === "" &&
    cards.length === 1 &&
    card?.name === "" &&
    card.note === "" &&
    card.role === "tank" &&
    card.icon === "tank" &&
    card.bags.present.prepop.length + card.bags.present.main.length === 0
  );
}

export function changeDraft(state: DraftState, change: DraftChange): DraftState {
  const mapCard = (key: number, next: (card: CardDraft) => CardDraft): DraftState => ({
    ...state,
    cards: state.cards.map((card) => (card.key === key ? next(card) : card)),
  });
  switch (change.kind) {
    case "run":
      return { ...state, ...change.change };
    case "card":
      return mapCard(change.key, (card) => {
        const next = { ...card, ...change.change };
        // The icon follows the role until another icon is chosen.
        return change.change.role !== undefined && card.icon === card.role
          ? { ...next, icon: next.role }
          : next;
      });
    case "bags":
      return mapCard(change.key, (card) => ({ ...card, bags: changeBags(card.bags, change.change) }));
    case "add":
      return { ...state, cards: [...state.cards, empty(state.nextKey)], nextKey: state.nextKey + 1 };
    case "remove":
      return { ...state, cards: state.cards.filter(({ key }) => key !== change.key) };
    case "open":
      return openFile(change.file, state.nextKey);
    case "take":
      return takeDraft(change.draft, state.nextKey);
    case "reset":
      return { ...startDraft(change.name), cards: [empty(state.nextKey)], nextKey: state.nextKey + 1 };
  }
}

export function runDraft({ name, host, owner, cards }: DraftState): RunDraft {
  return {
    name,
    host,
    owner,
    holsters: cards.map(({ bags, name: holster, role, icon, note }) => ({
      name: holster,
      role,
      icon,
      note,
      bags: plainBags(bags.present),
    })),
  };
}
