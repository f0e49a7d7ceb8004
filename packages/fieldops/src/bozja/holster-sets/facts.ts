import type { HolsterHost } from "./types.ts";

/*
 * The 7 hosts, their 12 run types and the menu of their 189 holsters, in menu order: enough for a stepper. The bags are in
 * `hosts/<slug>.ts`, one file a host.
 * Collected by players: sharedferret/lynn, MIT (lists as the hosts published them).
 */
export const holsterHosts: readonly HolsterHost[] = [
  {
    slug: "lynn",
    name: "Lynn Kaneko",
    server: "The Help Lines",
    serverLink: "https://discord.gg/thehelplines",
    lastUpdated: "2024-03-03",
    types: [
      {
        slug: "anyprog",
        name: "Anyprog",
        owner: "Lynn Kaneko",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "tank", name: "Tank", icon: "tank" },
              { slug: "tank-bloodrage", name: "Tank (Blood Rage)", icon: "lost-blood-rage" },
            ],
          },
          { role: "healer", holsters: [{ slug: "healer", name: "Healer", icon: "healer" }] },
          {
            role: "melee",
            holsters: [
              { slug: "rend", name: "Rend", icon: "lost-rend-armor" },
              { slug: "melee", name: "Melee", icon: "melee" },
              { slug: "melee-duelist", name: "Duelist", icon: "lost-perception" },
              { slug: "melee-pseudotank", name: "Pseudotank", icon: "tank" },
              { slug: "melee-pseudohealer", name: "Pseudohealer", icon: "healer" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "c4", name: "C4 (Cure IV) Caster", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Caster (Full DPS)", icon: "lost-font-of-magic" },
              { slug: "lfs", name: "Lost Flare Star (BLM)", icon: "lost-flare-star" },
              { slug: "caster-duelist", name: "Duelist", icon: "lost-perception" },
              { slug: "caster-pseudotank", name: "Pseudotank", icon: "tank" },
              { slug: "caster-pseudohealer", name: "Pseudohealer", icon: "healer" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "dervish", name: "Dervish", icon: "lost-dervish" },
              { slug: "mch", name: "Machinist (Full DPS)", icon: "lost-slash" },
              { slug: "ranged-duelist", name: "Duelist", icon: "lost-dispel" },
              { slug: "ranged-pseudotank", name: "Pseudotank", icon: "tank" },
              { slug: "ranged-pseudohealer", name: "Pseudohealer", icon: "healer" },
              { slug: "ranged-golem-tank", name: "Red Golem Tank/Pseudotank", icon: "lost-manawall" },
            ],
          },
        ],
      },
      {
        slug: "anyprog-mimic-chain",
        name: "Anyprog (Mimic Chaining)",
        owner: "Lynn Kaneko",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "tank", name: "Tank", icon: "tank" },
              { slug: "tank-bloodrage", name: "Tank (Blood Rage)", icon: "lost-blood-rage" },
            ],
          },
          { role: "healer", holsters: [{ slug: "healer", name: "Healer", icon: "healer" }] },
          {
            role: "melee",
            holsters: [
              { slug: "rend", name: "Rend", icon: "lost-rend-armor" },
              { slug: "melee", name: "Melee", icon: "melee" },
              { slug: "melee-target", name: "Excellence Target", icon: "lost-excellence" },
              { slug: "melee-duelist", name: "Duelist", icon: "lost-perception" },
              { slug: "melee-pseudotank", name: "Pseudotank", icon: "tank" },
              { slug: "melee-pseudohealer", name: "Pseudohealer", icon: "healer" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "c4", name: "C4 (Cure IV)", icon: "lost-cure-iv" },
              { slug: "c4-target", name: "C4 - Excellence Target", icon: "lost-excellence" },
              { slug: "caster-dps", name: "Caster (Full DPS)", icon: "lost-font-of-magic" },
              { slug: "lfs", name: "Lost Flare Star (BLM)", icon: "lost-flare-star" },
              { slug: "caster-duelist", name: "Duelist", icon: "lost-perception" },
              { slug: "caster-pseudotank", name: "Pseudotank", icon: "tank" },
              { slug: "caster-pseudohealer", name: "Pseudohealer", icon: "healer" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "dervish", name: "Dervish", icon: "lost-dervish" },
              { slug: "dervish-target", name: "Dervish - Excellence Target", icon: "lost-excellence" },
              { slug: "mch", name: "Machinist (Full DPS)", icon: "lost-slash" },
              { slug: "ranged-duelist", name: "Duelist", icon: "lost-perception" },
              { slug: "ranged-pseudotank", name: "Pseudotank", icon: "tank" },
              { slug: "ranged-pseudohealer", name: "Pseudohealer", icon: "healer" },
              { slug: "ranged-golem-tank", name: "Red Golem Tank / Pseudotank", icon: "lost-manawall" },
            ],
          },
        ],
      },
      {
        slug: "learning",
        name: "Learning",
        owner: "Lynn Kaneko",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "maintank", name: "Main Tank", icon: "lost-aethershield" },
              { slug: "offtank", name: "Off Tank", icon: "tank" },
              { slug: "irregular-drk", name: "Irregular (DRK)", icon: "lost-blood-rage" },
              { slug: "savior-tank", name: "Savior Tank", icon: "healer" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "mainhealer", name: "Main Healer", icon: "healer" },
              { slug: "offhealer", name: "Off Healer", icon: "healer" },
              { slug: "profane-whm", name: "Profane (WHM)", icon: "caster" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee-rend", name: "Melee DPS (Rend)", icon: "lost-rend-armor" },
              { slug: "melee-dps", name: "Melee DPS", icon: "melee" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Caster (C4)", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Caster DPS", icon: "caster" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "ranged-dervish", name: "Ranged DPS (Dervish)", icon: "lost-dervish" },
              { slug: "ranged-mch", name: "Machinist - Full DPS", icon: "lost-slash" },
              { slug: "ranged-c2", name: "Ranged DPS (C2)", icon: "lost-cure-ii" },
            ],
          },
        ],
      },
      {
        slug: "reclear",
        name: "Reclear",
        owner: "Lynn Kaneko",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "maintank", name: "Main Tank", icon: "lost-aethershield" },
              { slug: "offtank", name: "Off Tank", icon: "tank" },
              { slug: "irregular-drk", name: "Irregular (DRK)", icon: "lost-blood-rage" },
              { slug: "savior-tank", name: "Savior Tank", icon: "healer" },
              { slug: "offtank-battery", name: "Off Tank (Battery)", icon: "lost-blood-rage" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "mainhealer", name: "Main Healer", icon: "healer" },
              { slug: "offhealer", name: "Off Healer", icon: "healer" },
              { slug: "profane-whm", name: "Profane (WHM)", icon: "caster" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee-rend", name: "Melee DPS (Rend)", icon: "lost-rend-armor" },
              { slug: "melee-dps", name: "Melee DPS", icon: "melee" },
              { slug: "melee-battery", name: "Melee DPS (Battery)", icon: "lost-excellence" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Caster (C4)", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Caster DPS", icon: "caster" },
              { slug: "caster-battery", name: "Caster (Battery)", icon: "lost-excellence" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "ranged-c2", name: "Ranged DPS (C2)", icon: "lost-cure-ii" },
              { slug: "ranged-dervish", name: "Ranged DPS (Dervish)", icon: "lost-dervish" },
              { slug: "ranged-battery", name: "Ranged DPS (Battery)", icon: "lost-excellence" },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "kiwi",
    name: "Kiwi Navi",
    server: "The Help Lines",
    serverLink: "https://discord.gg/thehelplines",
    lastUpdated: null,
    types: [
      {
        slug: "learning",
        name: "Learning",
        owner: "Kiwi Navi",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "maintank", name: "Main Tank", icon: "lost-aethershield" },
              { slug: "offtank", name: "Off Tank", icon: "tank" },
              { slug: "irregular-drk", name: "Irregular (DRK)", icon: "lost-blood-rage" },
              { slug: "savior-tank", name: "Savior Tank", icon: "healer" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "mainhealer", name: "Main Healer", icon: "healer" },
              { slug: "offhealer", name: "Off Healer", icon: "healer" },
              { slug: "profane-whm", name: "Profane (WHM)", icon: "caster" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee-rend", name: "Melee DPS (Rend)", icon: "lost-rend-armor" },
              { slug: "melee-dps", name: "Melee DPS", icon: "melee" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Caster (C4)", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Caster DPS", icon: "caster" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "ranged-dervish", name: "Ranged DPS (Dervish)", icon: "lost-dervish" },
              { slug: "ranged-mch", name: "Machinist - Full DPS", icon: "lost-slash" },
              { slug: "ranged-c2", name: "Ranged DPS (C2)", icon: "lost-cure-ii" },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "lynnr",
    name: "Lynn Renkinjutsu",
    server: "PEBE",
    serverLink: "https://discord.gg/pebe",
    lastUpdated: "2024-03-03",
    types: [
      {
        slug: "learning",
        name: "Learning",
        owner: "Lynn Renkinjutsu",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "main-tank", name: "Main Aethershield Tank", icon: "lost-aethershield" },
              { slug: "off-tank", name: "Off Tank (Blue DPS)", icon: "tank" },
              { slug: "tank-advanced", name: "Tank (Advanced)", icon: "lost-blood-rage" },
              { slug: "solo-queen-tank", name: "Solo Queen Tank", icon: "lost-font-of-skill" },
            ],
          },
          { role: "healer", holsters: [{ slug: "healer", name: "Healer", icon: "healer" }] },
          {
            role: "melee",
            holsters: [
              { slug: "melee-dps", name: "Melee (Full DPS)", icon: "melee" },
              { slug: "melee-rend", name: "Melee (Rend Armor)", icon: "lost-rend-armor" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Caster (Cure 4)", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Caster (Full DPS)", icon: "caster" },
            ],
          },
          {
            role: "ranged",
            holsters: [{ slug: "ranged-dervish", name: "Physical Ranged (Dervish)", icon: "lost-dervish" }],
          },
        ],
      },
      {
        slug: "reclear",
        name: "Reclear",
        owner: "Lynn Renkinjutsu",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "party-mt", name: "Party Main Tank", icon: "lost-aethershield" },
              { slug: "party-ot", name: "Party Off Tank", icon: "lost-blood-rage" },
              { slug: "lynn-mt", name: "Lynn's Chad MT Bag", icon: "lost-blood-rage" },
              { slug: "impetus-chain", name: "Impetus Chaining", icon: "lost-impetus" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "healer-reflect", name: "Reflect Healer", icon: "lost-reflect" },
              { slug: "healer-dispel", name: "Dispel Healer", icon: "lost-dispel" },
              { slug: "healer-supporter", name: "Off-Essence Supporter", icon: "lost-full-cure" },
              { slug: "profane", name: "Profane", icon: "deep-essence-of-the-profane" },
              { slug: "profane-battery", name: "Profane Battery", icon: "deep-essence-of-the-profane" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee", name: "Melee Ex", icon: "melee" },
              { slug: "rend", name: "Rend Ex", icon: "lost-rend-armor" },
              { slug: "melee-battery", name: "Physical Mimic Target", icon: "lost-excellence" },
              { slug: "rend-battery", name: "Rend Mimic Target", icon: "lost-excellence" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Cure 4 Ex", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Full DPS Ex", icon: "lost-font-of-magic" },
              { slug: "caster-battery", name: "Cure 4 Excellence Battery", icon: "lost-excellence" },
              { slug: "lfs", name: "Lost Flare Star", icon: "lost-flare-star" },
              { slug: "lfs-advanced", name: "Advanced Lost Flare Star", icon: "lost-flare-star" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "ranged-dervish", name: "Physical Ranged Ex (Dervish)", icon: "lost-dervish" },
              {
                slug: "ranged-doorboss-percept",
                name: "Slimes/Golems Percept (Dervish)",
                icon: "lost-perception",
              },
              { slug: "ranged-c2", name: "Cure 2 Mana Supporter", icon: "lost-cure-ii" },
              { slug: "ranged-battery", name: "Physical Mimic Target", icon: "lost-excellence" },
              {
                slug: "dervish-battery",
                name: "Physical Ranged Mimic Target (Dervish)",
                icon: "lost-excellence",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "cam",
    name: "Cam Klauser",
    server: "PEBE",
    serverLink: "https://discord.gg/pebe",
    lastUpdated: null,
    types: [
      {
        slug: "reclear",
        name: "Reclear",
        owner: "Cam Klauser",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "tank", name: "Tank", icon: "lost-aethershield" },
              { slug: "irregular", name: "Irregular", icon: "deep-essence-of-the-irregular" },
              { slug: "irregular-chain", name: "Irregular - Chaining", icon: "mimic" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "healer", name: "Healer", icon: "healer" },
              { slug: "healer-utility", name: "Healer (Utility)", icon: "healer" },
              { slug: "profane", name: "Profane", icon: "deep-essence-of-the-profane" },
              { slug: "profane-ta-battery", name: "Profane - TA Battery", icon: "lost-excellence" },
              { slug: "profane-queen-battery", name: "Profane - Queen Battery", icon: "lost-excellence" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee", name: "Melee", icon: "melee" },
              { slug: "melee-mimic-target", name: "Mimic Target", icon: "lost-excellence" },
              { slug: "melee-rend-armor", name: "Rend Armor", icon: "lost-rend-armor" },
              { slug: "melee-rend-mimic-target", name: "Rend + 2x Mimic Target", icon: "lost-excellence" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Cure IV", icon: "lost-cure-iv" },
              { slug: "caster-c4-utility", name: "Cure IV (Utility)", icon: "lost-cure-iv" },
              { slug: "caster-c4-mimic-target", name: "Cure IV + Mimic Target", icon: "lost-cure-iv" },
              {
                slug: "caster-c4-utility-mimic",
                name: "Cure IV (Utility & Mimic Target)",
                icon: "lost-cure-iv",
              },
              { slug: "blm-dps", name: "Black Mage - Full DPS", icon: "lost-chainspell" },
              { slug: "lfs", name: "Black Mage - Lost Flare Star", icon: "lost-flare-star" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "phys-dervish-c2", name: "Dervish + C2", icon: "lost-dervish" },
              { slug: "phys-utility", name: "Dervish + C2 (Utility)", icon: "lost-dervish" },
              { slug: "phys-dervish-mimic-target", name: "Dervish + Mimic Target", icon: "lost-excellence" },
              { slug: "mch", name: "Machinist - Full DPS", icon: "lost-slash" },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "stoik",
    name: "Stoik Harlow",
    server: "PEBE",
    serverLink: "https://discord.gg/pebe",
    lastUpdated: null,
    types: [
      {
        slug: "learning",
        name: "Learning",
        owner: "Stoik Harlow",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "main-tank", name: "Main Tank", icon: "lost-aethershield" },
              { slug: "off-tank", name: "Off Tank", icon: "tank" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "healer-1", name: "Healer #1", icon: "healer" },
              { slug: "healer-2", name: "Healer #2", icon: "healer" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee-rend", name: "Rend", icon: "lost-rend-armor" },
              { slug: "melee-dps", name: "Melee DPS", icon: "banner-of-honored-sacrifice" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster-c4", name: "Cure IV", icon: "lost-cure-iv" },
              { slug: "caster-dps", name: "Caster DPS", icon: "caster" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "ranged-dervish", name: "Dervish", icon: "lost-dervish" },
              { slug: "ranged-dps", name: "Ranged DPS", icon: "banner-of-honored-sacrifice" },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "carter",
    name: "Carter Valentine",
    server: "CAFE",
    serverLink: "https://discord.gg/c-a-f-e",
    lastUpdated: null,
    types: [
      {
        slug: "standard",
        name: "Standard/Prog",
        owner: "Carter Valentine - CAFE",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "main-tank", name: "Main Tank", icon: "lost-aethershield" },
              { slug: "dispel-main-tank", name: "(Dispel) Main Tank", icon: "lost-dispel" },
              { slug: "off-tank", name: "Off Tank", icon: "tank" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "healer", name: "Healer", icon: "healer" },
              { slug: "banish-healer", name: "(Banish) Healer", icon: "lost-banish-iii" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "melee-dps", name: "Melee DPS", icon: "melee" },
              { slug: "rend", name: "Rend Armor Melee", icon: "lost-rend-armor" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "c4", name: "C4 Caster", icon: "lost-cure-iv" },
              { slug: "pump-caster", name: "Pump Caster", icon: "lost-font-of-magic" },
              { slug: "LFS-caster", name: "Lost Flare Star Black Mage", icon: "lost-flare-star" },
            ],
          },
          {
            role: "ranged",
            holsters: [{ slug: "dervish", name: "Dervish Phys Ranged", icon: "lost-dervish" }],
          },
        ],
      },
      {
        slug: "advanced",
        name: "Advanced/Mimic Chain",
        owner: "Carter Valentine - CAFE",
        roles: [
          {
            role: "tank",
            holsters: [
              { slug: "main-tank", name: "Main Tank", icon: "lost-aethershield" },
              { slug: "main-tank-dispel", name: "(Dispel) Main Tank", icon: "lost-aethershield" },
              { slug: "off-tank", name: "Off Tank", icon: "tank" },
              { slug: "irreg-tank", name: "Irregular Mimic Tank", icon: "deep-essence-of-the-irregular" },
            ],
          },
          {
            role: "healer",
            holsters: [
              { slug: "healer", name: "Healer", icon: "healer" },
              { slug: "healer-banish", name: "(Banish) Healer", icon: "lost-banish-iii" },
            ],
          },
          {
            role: "melee",
            holsters: [
              { slug: "mimic-melee", name: "Melee DPS", icon: "melee" },
              { slug: "mimic-rend", name: "Rend Armor Melee", icon: "lost-rend-armor" },
              { slug: "mimic-melee-battery", name: "(Battery) Melee DPS", icon: "melee" },
              { slug: "mimic-rend-battery", name: "(Battery) Rend Armor Melee", icon: "lost-rend-armor" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "mimic-c4", name: "C4 Caster", icon: "lost-cure-iv" },
              { slug: "mimic-c4-battery", name: "(Battery) C4 Caster", icon: "lost-cure-iv" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "mimic-dervish", name: "Dervish Phys Ranged", icon: "lost-dervish" },
              { slug: "mimic-dervish-battery", name: "(Battery) Dervish Phys Ranged", icon: "lost-dervish" },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "nacl",
    name: "Nacl Free",
    server: "Lego Steppers",
    serverLink: "https://discord.gg/YKP76AsMw8",
    lastUpdated: null,
    types: [
      {
        slug: "anyprog",
        name: "Anyprog",
        owner: "Nacl Free",
        roles: [
          { role: "tank", holsters: [{ slug: "tank", name: "Tank", icon: "tank" }] },
          { role: "healer", holsters: [{ slug: "healer", name: "Healer", icon: "healer" }] },
          {
            role: "melee",
            holsters: [
              { slug: "melee", name: "Melee", icon: "melee" },
              { slug: "pseudotank-melee", name: "Pseudotank (Rank 16+)", icon: "lost-stoneskin-ii" },
              { slug: "pseudohealer-melee", name: "Pseudohealer", icon: "healer" },
            ],
          },
          {
            role: "caster",
            holsters: [
              { slug: "caster", name: "Caster DPS", icon: "caster" },
              { slug: "pseudotank-caster", name: "Pseudotank (Rank 16+)", icon: "lost-stoneskin-ii" },
              { slug: "pseudohealer-caster", name: "Pseudohealer", icon: "healer" },
            ],
          },
          {
            role: "ranged",
            holsters: [
              { slug: "ranged", name: "Physical Ranged", icon: "ranged" },
              { slug: "pseudotank-ranged", name: "Pseudotank (Rank 16+)", icon: "lost-stoneskin-ii" },
              { slug: "pseudohealer-ranged", name: "Pseudohealer", icon: "healer" },
            ],
          },
        ],
      },
    ],
  },
];
