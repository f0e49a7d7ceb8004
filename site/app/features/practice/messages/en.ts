export const messages = {
  title: "Practice",
  pageTitle: (fight: string) => `Practice: ${fight}`,
  description: (fight: string) =>
    `Where do you stand in ${fight}? Ten layouts, and the reason for each answer.`,
  ready: "Where do you stand?",
  how: "A mechanic of this fight starts. Tap the arena where you would stand.",
  keys: "Keys 1 to 9 choose a place, laid out like a number pad.",
  rounds: (questions: number) => (questions === 1 ? "One question" : `${questions} questions`),
  time: "Time per question",
  seconds: (seconds: string) => `${seconds} s`,
  noLimit: "No limit, from a list",
  start: "Start",
  stop: "Stop",
  progress: (question: string, count: string) => `Question ${question} of ${count}`,
  again: "Try again",
  results: { right: "right", wrong: "wrong", now: "now", open: "upcoming" },
  result: (question: string, result: string) => `Question ${question}: ${result}`,
  left: "seconds left",
  tap: "Tap where you would stand",
  places: "Where you stand",
  pad: {
    7: "Northwest",
    8: "North",
    9: "Northeast",
    4: "West",
    5: "Middle",
    6: "East",
    1: "Southwest",
    2: "South",
    3: "Southeast",
  },
  question: "Where do you stand when it hits?",
  comes: (shapes: string) => `Coming now: ${shapes}.`,
  right: "Safe",
  wrong: (what: string) => `Hit by ${what}`,
  off: "Off the floor",
  late: "Out of time",
  lateWhy: "Nothing was chosen in time. The dotted ground was safe.",
  offWhy: "There is no floor there.",
  clear: (yalms: string) => `The nearest hit is ${yalms} yalms away.`,
  clearFar: "Nothing hits near there.",
  why: {
    circle: (away: string, reach: string) => `You stood ${away} yalms from its center. It reaches ${reach}.`,
    donut: (away: string, inner: string, reach: string) =>
      `You stood ${away} yalms from its center. It hits from ${inner} to ${reach}.`,
    cone: (away: string, reach: string, angle: string) =>
      `You stood in its ${angle}°, ${away} yalms from its tip. It reaches ${reach}.`,
    line: (away: string, half: string) =>
      `You stood ${away} yalms from its center line. It hits ${half} to either side.`,
    area: "You stood inside it.",
  },
  you: "you",
  legend: "Dotted ground was safe.",
  next: "Next question",
  toScore: "See the result",
  card: "Read the card",
  score: (right: string, count: string) => `${right} of ${count}`,
  scoreText: (missed: number) =>
    missed === 0
      ? "All correct the first time"
      : missed === 1
        ? "One position to review"
        : `${missed} positions to review`,
  kept: "The result stays in this browser tab.",
  missedAgain: (missed: number) => (missed === 1 ? "Retry the missed one" : `Retry the ${missed} missed`),
  fresh: "New questions",
  share: "Copy link to these questions",
  copied: "Link copied",
  copyFailed: "The link could not be copied",
  missed: "Missed",
  all: "All questions",
  toFight: (fight: string) => `The whole fight: ${fight}`,
  none: "No questions yet. Read the cards.",
};

export type PracticeMessages = typeof messages;
