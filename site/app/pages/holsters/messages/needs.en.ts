export const messages = {
  title: "What you need",
  runs: "Runs",
  oneRunMore: "One run more",
  oneRunLess: "One run less",
  emptyBags: "Put something into a bag, and this says what it takes.",
  actions: "Actions needed",
  action: "Action",
  needed: "Needed",
  owned: "I own",
  ownedOf: (name: string) => `Owned: ${name}`,
  missing: "To get",
  complete: "complete",
  stock: "What I own, as text",
  stockNote:
    "Kept in this browser only. Take it out as text to keep it elsewhere, or paste a list: one action and its count a line.",
  stockText: "Owned actions as text",
  exportTitle: "Foray Almanac: lost actions I own",
  export: "Take out as text",
  import: "Read this text",
  exported: "Copied; the text stands in the box as well.",
  exportShown: "The text stands in the box.",
  imported: (count: number) => (count === 1 ? "Took in 1 action." : `Took in ${count} actions.`),
  forget: "Forget what I own",
  forgotten: "Forgotten. The text stands in the box, should you want it back.",
  foreign: "Nothing in this text is a list of lost actions. What you own has not been changed.",
  partly: (count: number) =>
    count === 1
      ? "One action could be read, but not every line. What you own has not been changed."
      : `${count} actions could be read, but not every line. What you own has not been changed.`,
  notRead: "Not read:",
  takeRead: (count: number) => (count === 1 ? "Use the 1 that was read" : `Use the ${count} that were read`),
  namesFailed: "The names could not be loaded; check the network and try again.",
  fragments: "Fragments to get",
  allOwned: "You own everything for these runs.",
  chance:
    "A fragment that can give several actions gives one of them by chance. The numbers and costs are averages, by what came out of 1,125 to 121,219 fragments of each kind that players opened; luck differs.",
  onAverage: (least: number) => `on average; at least ${least}`,
  unopened: "I own, unopened",
  unopenedOf: (name: string) => `Owned, unopened: ${name}`,
  forActions: "for",
  sources: "Where to get it",
  buyAll: "Buying what is lacking, on average",
  about: (gil: string) => `about ${gil}`,
  buyThese: (count: string) => `Buying ${count}:`,
  noSum: {
    idle: "prices are asked for when this part is seen",
    loading: "prices are on their way",
    ready: "none of them is offered or was sold",
    trouble: "no prices could be had",
  },
  unpriced: (count: number) =>
    count === 1 ? "without 1 that has no price" : `without ${count} that have no price`,
};

export type NeedMessages = typeof messages;
