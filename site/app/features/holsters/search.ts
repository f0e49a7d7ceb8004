import { holsterPath } from "@foray/fieldops/bozja/holster-sets/index";
import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { loadoutPath } from "@foray/fieldops/eureka/loadout-guide/index";
import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line } from "../search/finds/line.ts";
import { readNames } from "../search/finds/tables.ts";

/** Roles and their jobs in four languages, as search words. */
const roleWords: Readonly<Record<Role, string>> = {
  tank: "tank PLD WAR DRK GNB paladin warrior dark knight gunbreaker タンク ナイト 戦士 暗黒騎士 ガンブレイカー Verteidiger Krieger Dunkelritter Revolverklinge guerrier chevalier noir pistosabreur",
  healer:
    "healer WHM SCH AST SGE white mage scholar astrologian sage ヒーラー 白魔道士 学者 占星術師 賢者 Heiler Weißmagier Gelehrter Astrologe Weiser soigneur mage blanc érudit astromancien",
  melee:
    "melee MNK DRG NIN SAM RPR VPR monk dragoon ninja samurai reaper viper 近接 モンク 竜騎士 忍者 侍 リーパー ヴァイパー Nahkämpfer Mönch Schnitter mêlée moine chevalier dragon samouraï faucheur rôdeur vipère",
  caster:
    "caster BLM SMN RDM PCT black mage summoner red mage pictomancer キャスター 黒魔道士 召喚士 赤魔道士 ピクトマンサー Magier Schwarzmagier Beschwörer Rotmagier Piktomant mage noir invocateur mage rouge pictomancien",
  ranged:
    "ranged BRD MCH DNC bard machinist dancer レンジ 遠隔 吟遊詩人 機工士 踊り子 Fernkämpfer Barde Maschinist Tänzer barde machiniste danseur tireur",
};

const actionNames = await readNames("fieldops", "logos-actions");

/** Ranks holsters and loadouts below the actions that they are named after. */
const BEHIND_ACTIONS = 25;

/** Named in English only, as by their hosts. */
function kits(): Findable[] {
  return [
    ...holsterHosts.flatMap((host) =>
      host.types.flatMap((type) =>
        type.roles.flatMap(({ holsters, role }) =>
          holsters.map((holster) => ({
            id: `${host.slug}-${type.slug}-${holster.slug}`,
            kind: "holster" as const,
            names: { en: holster.name },
            target: holsterPath(host.slug, type.slug, holster.slug),
            line: line(type.name, host.name),
            keywords: [`${type.name} ${holster.name}`, `${host.name} ${holster.name}`],
            about: [roleWords[role]],
            weight: BEHIND_ACTIONS,
          })),
        ),
      ),
    ),
    ...loadoutRoles.flatMap((role) =>
      role.loadouts.map((loadout) => ({
        id: loadout.id,
        kind: "loadout" as const,
        names: { en: `${role.name} · ${loadout.title}` },
        target: loadoutPath(role.slug, loadout.slug),
        line: line((_words, read) => read(...loadout.highlights.map(actionNames))),
        keywords: loadout.highlights.flatMap((id) => actionNames(id).en ?? []),
        weight: BEHIND_ACTIONS,
      })),
    ),
  ];
}

export const finds: FindLists = [{ place: 150, read: kits }];
