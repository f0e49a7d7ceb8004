import type { FragmentId } from "#records/fragments/ids";
import type { LostActionId } from "#records/lost-actions/ids";

/*
 * How often each action came out of the fragments that players appraised: counts, so that a share and its certainty can be told.
 * Collected by the players of a plugin, patches 7.1 to 7.55 (Infiziert90/FFXIVGachaSpreadsheet; 1,125 to 121,219 openings each);
 * the lost action of an item follows from the order in which the game numbers both.
 */
export const fragmentOdds: Readonly<
  Record<FragmentId, readonly Readonly<{ action: LostActionId; count: number }>[]>
> = {
  "forgotten-fragment-of-caution": [
    { action: "lost-manawall", count: 2323 },
    { action: "lost-incense", count: 2149 },
    { action: "lost-cure", count: 6588 },
    { action: "lost-cure-iii", count: 6649 },
    { action: "lost-protect", count: 6524 },
    { action: "lost-shell", count: 6761 },
    { action: "lost-stealth", count: 2163 },
  ],
  "forgotten-fragment-of-preparation": [
    { action: "resistance-phoenix", count: 16037 },
    { action: "resistance-potion", count: 31882 },
  ],
  "forgotten-fragment-of-skill": [
    { action: "essence-of-the-aetherweaver", count: 9524 },
    { action: "essence-of-the-martialist", count: 9666 },
    { action: "essence-of-the-savior", count: 4785 },
    { action: "essence-of-the-veteran", count: 9687 },
    { action: "essence-of-the-platebearer", count: 9579 },
  ],
  "forgotten-fragment-of-ingenuity": [
    { action: "lost-spellforge", count: 6186 },
    { action: "lost-steelsting", count: 6206 },
    { action: "lost-swift", count: 8972 },
    { action: "lost-paralyze-iii", count: 6183 },
    { action: "lost-banish-iii", count: 6409 },
    { action: "lost-dispel", count: 3022 },
  ],
  "forgotten-fragment-of-care": [
    { action: "resistance-reraiser", count: 20260 },
    { action: "resistance-potion-kit", count: 60482 },
    { action: "resistance-ether-kit", count: 40477 },
  ],
  "forgotten-fragment-of-awakening": [
    { action: "essence-of-the-guardian", count: 7704 },
    { action: "essence-of-the-ordained", count: 7724 },
    { action: "essence-of-the-skirmisher", count: 7740 },
    { action: "essence-of-the-watcher", count: 7714 },
    { action: "essence-of-the-profane", count: 7792 },
    { action: "essence-of-the-irregular", count: 7841 },
    { action: "essence-of-the-breathtaker", count: 7726 },
  ],
  "forgotten-fragment-of-support": [
    { action: "lost-reflect", count: 11319 },
    { action: "lost-stoneskin", count: 11117 },
    { action: "lost-bravery", count: 5703 },
  ],
  "forgotten-fragment-of-violence": [
    { action: "lost-focus", count: 14130 },
    { action: "lost-slash", count: 4522 },
    { action: "lost-death", count: 27669 },
  ],
  "forgotten-fragment-of-resolve": [
    { action: "banner-of-noble-ends", count: 10911 },
    { action: "banner-of-honored-sacrifice", count: 10969 },
    { action: "banner-of-honed-acuity", count: 10883 },
    { action: "banner-of-tireless-conviction", count: 5435 },
    { action: "banner-of-firm-resolve", count: 5472 },
    { action: "banner-of-solemn-clarity", count: 10768 },
  ],
  "forgotten-fragment-of-compassion": [
    { action: "lost-cure-ii", count: 15532 },
    { action: "lost-cure-iv", count: 15511 },
    { action: "lost-arise", count: 9172 },
    { action: "resistance-medikit", count: 3020 },
  ],
  "forgotten-fragment-of-superstition": [
    { action: "essence-of-the-bloodsucker", count: 8700 },
    { action: "essence-of-the-beast", count: 8720 },
    { action: "essence-of-the-templar", count: 8773 },
  ],
  "forgotten-fragment-of-mastery": [
    { action: "deep-essence-of-the-aetherweaver", count: 6006 },
    { action: "deep-essence-of-the-martialist", count: 6022 },
    { action: "deep-essence-of-the-savior", count: 2990 },
    { action: "deep-essence-of-the-veteran", count: 6057 },
    { action: "deep-essence-of-the-platebearer", count: 6062 },
  ],
  "forgotten-fragment-of-sagacity": [
    { action: "lost-font-of-magic", count: 15551 },
    { action: "lost-font-of-power", count: 15559 },
    { action: "lost-font-of-skill", count: 3019 },
  ],
  "forgotten-fragment-of-becoming": [
    { action: "deep-essence-of-the-guardian", count: 3137 },
    { action: "deep-essence-of-the-ordained", count: 3197 },
    { action: "deep-essence-of-the-skirmisher", count: 3249 },
    { action: "deep-essence-of-the-watcher", count: 3205 },
    { action: "deep-essence-of-the-profane", count: 3215 },
    { action: "deep-essence-of-the-irregular", count: 3194 },
    { action: "deep-essence-of-the-breathtaker", count: 3219 },
  ],
  "forgotten-fragment-of-transcendence": [
    { action: "deep-essence-of-the-bloodsucker", count: 5474 },
    { action: "deep-essence-of-the-beast", count: 5432 },
    { action: "deep-essence-of-the-templar", count: 5533 },
  ],
  "forgotten-fragment-of-caprice": [
    { action: "lost-fair-trade", count: 2052 },
    { action: "mimic", count: 4062 },
    { action: "dynamis-dice", count: 14242 },
  ],
  "forgotten-fragment-of-observation": [{ action: "lost-perception", count: 2498 }],
  "forgotten-fragment-of-deception": [{ action: "pure-essence-of-the-gambler", count: 1125 }],
  "forgotten-fragment-of-loss": [{ action: "lost-sacrifice", count: 5613 }],
  "forgotten-fragment-of-clarity": [
    { action: "lost-flare-star", count: 10667 },
    { action: "pure-essence-of-the-elder", count: 5312 },
  ],
  "forgotten-fragment-of-contention": [
    { action: "lost-rend-armor", count: 8816 },
    { action: "pure-essence-of-the-duelist", count: 4371 },
  ],
  "forgotten-fragment-of-finesse": [
    { action: "lost-dervish", count: 6381 },
    { action: "pure-essence-of-the-fiendhunter", count: 3229 },
  ],
  "forgotten-fragment-of-fortitude": [
    { action: "lost-aethershield", count: 5237 },
    { action: "pure-essence-of-the-indomitable", count: 2598 },
  ],
  "forgotten-fragment-of-divinity": [
    { action: "lost-seraph-strike", count: 6596 },
    { action: "pure-essence-of-the-divine", count: 3327 },
  ],
  "forgotten-fragment-of-history": [{ action: "lodestone", count: 19022 }],
  "forgotten-fragment-of-rage": [
    { action: "lost-stoneskin-ii", count: 8298 },
    { action: "lost-burst", count: 8097 },
  ],
  "forgotten-fragment-of-ferocity": [
    { action: "lost-stoneskin-ii", count: 6260 },
    { action: "lost-rampage", count: 6267 },
  ],
  "forgotten-fragment-of-moonlight": [{ action: "light-curtain", count: 9823 }],
  "forgotten-fragment-of-hope": [{ action: "lost-reraise", count: 3511 }],
  "forgotten-fragment-of-artistry": [
    { action: "lost-chainspell", count: 11057 },
    { action: "lost-assassination", count: 11213 },
  ],
  "forgotten-fragment-of-desperation": [
    { action: "lost-protect-ii", count: 9529 },
    { action: "lost-shell-ii", count: 9610 },
  ],
  "forgotten-fragment-of-tenacity": [{ action: "lost-bubble", count: 50071 }],
  "forgotten-fragment-of-inspiration": [{ action: "lost-impetus", count: 7518 }],
  "forgotten-fragment-of-heroism": [
    { action: "lost-excellence", count: 2957 },
    { action: "resistance-elixir", count: 2992 },
  ],
  "forgotten-fragment-of-revelation": [
    { action: "lost-full-cure", count: 1816 },
    { action: "resistance-elixir", count: 1819 },
  ],
  "forgotten-fragment-of-cunning": [
    { action: "lost-blood-rage", count: 2707 },
    { action: "resistance-elixir", count: 2615 },
  ],
};
