import type { Kind, Pose } from "./pose.ts";

type Poses = Readonly<Record<1 | 2 | 3 | 4, Pose>>;

const mch: Poses = {
  1: {
    view: "front",
    head: [600, 292],
    tilt: -3,
    neck: [600, 410],
    waist: [602, 690],
    shoulders: [
      [484, 452],
      [716, 452],
    ],
    elbows: [
      [428, 636],
      [786, 630],
    ],
    hands: [
      [414, 812],
      [716, 708],
    ],
    hips: [
      [556, 770],
      [648, 770],
    ],
    knees: [
      [536, 1046],
      [676, 1040],
    ],
    ankles: [
      [516, 1306],
      [706, 1300],
    ],
    feet: [0, 0],
    weapon: { at: [410, 800], turn: 98, scale: 0.86, layer: "under" },
    sweep: 14,
  },
  2: {
    view: "back",
    head: [600, 292],
    tilt: 2,
    neck: [600, 410],
    waist: [598, 690],
    shoulders: [
      [484, 452],
      [716, 452],
    ],
    elbows: [
      [424, 640],
      [780, 640],
    ],
    hands: [
      [404, 822],
      [800, 818],
    ],
    hips: [
      [552, 770],
      [646, 770],
    ],
    knees: [
      [524, 1042],
      [664, 1046],
    ],
    ankles: [
      [500, 1302],
      [684, 1306],
    ],
    feet: [0, 0],
    weapon: { at: [572, 650], turn: 128, scale: 0.84, layer: "before" },
    sweep: -12,
  },
  3: {
    view: "side",
    head: [606, 292],
    tilt: 0,
    neck: [598, 412],
    waist: [596, 690],
    shoulders: [
      [606, 456],
      [586, 460],
    ],
    elbows: [
      [690, 620],
      [520, 634],
    ],
    hands: [
      [790, 700],
      [656, 716],
    ],
    hips: [
      [612, 770],
      [584, 770],
    ],
    knees: [
      [672, 1036],
      [560, 1046],
    ],
    ankles: [
      [662, 1306],
      [470, 1290],
    ],
    feet: [1, 1],
    weapon: { at: [660, 712], turn: -62, scale: 0.86, layer: "under" },
    sweep: -46,
  },
  4: {
    view: "side",
    head: [566, 330],
    tilt: 4,
    neck: [536, 444],
    waist: [512, 724],
    shoulders: [
      [570, 486],
      [510, 496],
    ],
    elbows: [
      [720, 570],
      [590, 616],
    ],
    hands: [
      [836, 466],
      [676, 500],
    ],
    hips: [
      [532, 800],
      [488, 804],
    ],
    knees: [
      [724, 960],
      [372, 1040],
    ],
    ankles: [
      [726, 1240],
      [222, 1256],
    ],
    feet: [1, 1],
    weapon: { at: [676, 484], turn: -4, scale: 0.94, layer: "under" },
    sweep: -130,
  },
};

const war: Poses = {
  1: {
    view: "front",
    head: [600, 292],
    tilt: 0,
    neck: [600, 420],
    waist: [600, 700],
    shoulders: [
      [446, 476],
      [754, 476],
    ],
    elbows: [
      [376, 664],
      [838, 650],
    ],
    hands: [
      [424, 828],
      [890, 806],
    ],
    hips: [
      [540, 780],
      [660, 780],
    ],
    knees: [
      [510, 1046],
      [698, 1042],
    ],
    ankles: [
      [482, 1306],
      [728, 1300],
    ],
    feet: [0, 0],
    weapon: { at: [892, 1026], turn: 3, scale: 0.94, layer: "under" },
    sweep: 10,
  },
  2: {
    view: "back",
    head: [600, 292],
    tilt: -2,
    neck: [600, 420],
    waist: [600, 700],
    shoulders: [
      [446, 476],
      [754, 476],
    ],
    elbows: [
      [372, 670],
      [828, 668],
    ],
    hands: [
      [368, 850],
      [836, 848],
    ],
    hips: [
      [540, 780],
      [660, 780],
    ],
    knees: [
      [508, 1046],
      [690, 1046],
    ],
    ankles: [
      [484, 1304],
      [716, 1304],
    ],
    feet: [0, 0],
    weapon: { at: [586, 760], turn: 32, scale: 0.86, layer: "before" },
    sweep: -10,
  },
  3: {
    view: "side",
    head: [612, 296],
    tilt: 0,
    neck: [600, 424],
    waist: [594, 700],
    shoulders: [
      [616, 476],
      [580, 484],
    ],
    elbows: [
      [700, 650],
      [548, 680],
    ],
    hands: [
      [730, 820],
      [716, 580],
    ],
    hips: [
      [618, 780],
      [580, 780],
    ],
    knees: [
      [690, 1036],
      [556, 1050],
    ],
    ankles: [
      [680, 1306],
      [454, 1290],
    ],
    feet: [1, 1],
    weapon: { at: [712, 572], turn: -64, scale: 0.84, layer: "under" },
    sweep: -30,
  },
  4: {
    view: "side",
    head: [618, 498],
    tilt: 4,
    neck: [602, 604],
    waist: [560, 850],
    shoulders: [
      [640, 640],
      [574, 648],
    ],
    elbows: [
      [748, 486],
      [496, 476],
    ],
    hands: [
      [660, 336],
      [560, 352],
    ],
    hips: [
      [580, 930],
      [534, 934],
    ],
    knees: [
      [774, 1030],
      [390, 1120],
    ],
    ankles: [
      [796, 1280],
      [232, 1270],
    ],
    feet: [1, 1],
    weapon: { at: [616, 344], turn: -80, scale: 0.84, layer: "under" },
    sweep: -90,
  },
};

/** Plates 1 to 4: front, back, profile, action. */
export const poses = { mch, war } as const satisfies Readonly<Record<Kind, Poses>>;
