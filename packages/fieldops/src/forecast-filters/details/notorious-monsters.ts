import type { SpawnDetails } from "../types.ts";

/*
 * How the notorious monsters of `../notorious-monsters.ts` are called.
 * Sources and confidence: see the table of notorious monsters.
 */
export const notoriousMonsterDetails: Readonly<Record<string, SpawnDetails>> = {
  jahannam: {
    fateId: 1345,
    respawnMinutes: 120,
    trigger: {
      name: "typhoon-sprite",
      bnpcNameId: 6983,
      level: 12,
      element: "wind",
      weather: ["gales"],
      night: false,
      position: {
        map: "anemos",
        x: 19.1,
        y: 19.6,
      },
    },
  },
  bombadeel: {
    fateId: 1336,
    respawnMinutes: 120,
    trigger: {
      name: "traveling-gourmand",
      bnpcNameId: 6987,
      level: 15,
      element: "earth",
      weather: [],
      night: true,
      position: {
        map: "anemos",
        x: 28.2,
        y: 20.3,
      },
    },
  },
  "white-rider": {
    fateId: 1343,
    respawnMinutes: 120,
    trigger: {
      name: "duskfall-dullahan",
      bnpcNameId: 7185,
      level: 18,
      element: "lightning",
      weather: [],
      night: true,
      position: {
        map: "anemos",
        x: 20,
        y: 13,
      },
    },
  },
  fafnir: {
    fateId: 1331,
    respawnMinutes: 120,
    trigger: {
      name: "fossil-dragon",
      bnpcNameId: 6990,
      level: 22,
      element: "fire",
      weather: [],
      night: true,
      position: {
        map: "anemos",
        x: 36,
        y: 22,
      },
    },
  },
  lamashtu: {
    fateId: 1338,
    respawnMinutes: 120,
    trigger: {
      name: "val-specter",
      bnpcNameId: 6980,
      level: 24,
      element: "wind",
      weather: [],
      night: true,
      position: {
        map: "anemos",
        x: 7.6,
        y: 26.6,
      },
    },
  },
  taxim: {
    fateId: 1369,
    respawnMinutes: 120,
    trigger: {
      name: "demon-of-the-incunable",
      bnpcNameId: 7465,
      level: 26,
      element: "wind",
      weather: [],
      night: true,
      position: {
        map: "pagos",
        x: 25,
        y: 28,
      },
    },
  },
  anapos: {
    fateId: 1355,
    respawnMinutes: 120,
    trigger: {
      name: "snowmelt-sprite",
      bnpcNameId: 7471,
      level: 29,
      element: "water",
      weather: ["fog"],
      night: false,
      position: {
        map: "pagos",
        x: 32.9,
        y: 21.5,
      },
    },
  },
  hadhayosh: {
    fateId: 1362,
    respawnMinutes: 120,
    trigger: {
      name: "lesser-void-dragon",
      bnpcNameId: 7460,
      level: 37,
      element: "lightning",
      weather: [],
      night: false,
      position: {
        map: "pagos",
        x: 31,
        y: 18.5,
      },
    },
  },
  horus: {
    fateId: 1359,
    respawnMinutes: 120,
    trigger: {
      name: "void-vouivre",
      bnpcNameId: 7445,
      level: 38,
      element: "fire",
      weather: [],
      night: false,
      position: {
        map: "pagos",
        x: 26,
        y: 20.2,
      },
    },
  },
  louhi: {
    fateId: 1364,
    respawnMinutes: 120,
    trigger: {
      name: "val-corpse",
      bnpcNameId: 7468,
      level: 40,
      element: "ice",
      weather: [],
      night: true,
      position: {
        map: "pagos",
        x: 36,
        y: 19,
      },
    },
  },
  leucosia: {
    fateId: 1388,
    respawnMinutes: 120,
    trigger: {
      name: "pyros-bhoot",
      bnpcNameId: 7776,
      level: 40,
      element: "ice",
      weather: [],
      night: true,
      position: {
        map: "pyros",
        x: 27,
        y: 26,
      },
    },
  },
  flauros: {
    fateId: 1389,
    respawnMinutes: 120,
    trigger: {
      name: "thunderstorm-sprite",
      bnpcNameId: 7772,
      level: 41,
      element: "lightning",
      weather: ["thunder"],
      night: false,
      position: {
        map: "pyros",
        x: 29,
        y: 29,
      },
    },
  },
  askalaphos: {
    fateId: 1392,
    respawnMinutes: 120,
    trigger: {
      name: "overdue-tome",
      bnpcNameId: 7814,
      level: 44,
      element: "earth",
      weather: [],
      night: false,
      position: {
        map: "pyros",
        x: 19.2,
        y: 29.2,
      },
    },
  },
  "grand-duke-batym": {
    fateId: 1393,
    respawnMinutes: 120,
    trigger: {
      name: "dark-troubadour",
      bnpcNameId: 7779,
      level: 45,
      element: "earth",
      weather: [],
      night: true,
      position: {
        map: "pyros",
        x: 17.8,
        y: 14.1,
      },
    },
  },
  dux: {
    fateId: 1399,
    respawnMinutes: 120,
    trigger: {
      name: "matanga-castaway",
      bnpcNameId: 7836,
      level: 51,
      element: "fire",
      weather: [],
      night: false,
      position: {
        map: "pyros",
        x: 27.4,
        y: 8.9,
      },
    },
  },
  "king-goldemar": {
    fateId: 1418,
    respawnMinutes: 120,
    trigger: {
      name: "hydatos-wraith",
      bnpcNameId: 8058,
      level: 61,
      element: "lightning",
      weather: [],
      night: true,
      position: {
        map: "hydatos",
        x: 28,
        y: 23,
      },
    },
  },
};
