import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oldAddresses, slugNames } from "../../build/hosting/old-addresses.ts";
import { knownPaths } from "../../build/plugins/pages/declared.ts";
import { meantAddress } from "./other-names.ts";

const names = slugNames();
const others = ["ja", "de", "fr"];
const meant = (path: string) => meantAddress(path, "/", others, names);

describe("meantAddress", () => {
  test.each([
    ["/bozja/lostaction/Lost_Slash", "/bozja/lostaction/lost-slash"],
    ["/bozja/lostaction/LOST-SLASH", "/bozja/lostaction/lost-slash"],
    ["/bozja/lostaction/Lost Slash", "/bozja/lostaction/lost-slash"],
    ["/bozja/lostaction/Pure_Essence_of_the_Elder", "/bozja/lostaction/pure-essence-of-the-elder"],
    ["/eureka/logos/Wisdom_of_the_Aetherweaver", "/eureka/logos/wisdom-of-the-aetherweaver"],
    ["/occult/phantomjob/Freelancer", "/occult/phantomjob/freelancer"],
    ["/occult/phantomjob/Phantom_Mystic_Knight", "/occult/phantomjob/mystic-knight"],
    ["/occult/phantomjob/Mystic_Knight", "/occult/phantomjob/mystic-knight"],
    ["/occult/phantomjob/phantom-chemist", "/occult/phantomjob/chemist"],
    ["/ba/Melee/Advanced", "/ba/melee/advanced"],
    ["/ba/Melee/Advanced/", "/ba/melee/advanced"],
    ["/drs/holster/lynn/anyprog/TANK", "/drs/holster/lynn/anyprog/tank"],
    ["/drs/holster/carter/standard/lfs-caster", "/drs/holster/carter/standard/LFS-caster"],
    ["/drs/anyprog", "/drs/holster/lynn/anyprog"],
    ["/drs/guide/trinity-seeker", "/delubrum/guide"],
    ["/forecast/kingartho", "/forecast/crab"],
    ["/forecast/cold_lockbox", "/forecast/cold_box"],
    ["/forecast/bsf", "/forecast/fragments"],
    ["/occult/guide/forkedtower", "/occult/guide/tower"],
    ["/reference/MCH", "/reference/mch"],
    ["/de/forecast/COLD", "/de/forecast/cold_box"],
    ["/JA/forecast/Cassie", "/ja/forecast/cassie"],
  ])("meantAddress corrects %s to %s", (path, to) => {
    expect(meant(path)).toBe(to);
  });

  test("meantAddress spells a language code with its capitals", () => {
    expect(meantAddress("/ZH-cn/forecast/COLD", "/", ["zh-CN"], names)).toBe("/zh-CN/forecast/cold_box");
  });

  test("meantAddress corrects case and separators of any page in any language", () => {
    const signs = fc.infiniteStream(fc.constantFrom("-", "_", " "));
    const cases = fc.infiniteStream(fc.boolean());
    const path = fc.constantFrom(...knownPaths.filter((each) => each !== "/"));
    fc.assert(
      fc.property(path, fc.constantFrom("", "/ja", "/de"), signs, cases, (known, prefix, sign, upper) => {
        const spelled = Array.from(known, (letter) => {
          if (/[-_]/.test(letter)) return sign.next().value;
          return upper.next().value === true ? letter.toUpperCase() : letter.toLowerCase();
        }).join("");
        const to = prefix + known;
        expect(meant(prefix + spelled)).toBe(prefix + spelled === to ? undefined : to);
      }),
      { seed: 12 },
    );
  });

  test("meantAddress ignores correct and unknown addresses", () => {
    for (const path of knownPaths) expect(meant(path), path).toBeUndefined();
    for (const path of ["/nope", "/__proto__", "/constructor", "//example.org", "/ja", "/ja/nope"])
      expect(meant(path), path).toBeUndefined();
  });

  test("meantAddress knows every old address, also below a folder", () => {
    for (const { from, to } of oldAddresses()) {
      expect(meant(from), from).toBe(to);
      expect(meantAddress(`/some/almanac${from}`, "/some/almanac/", others, names)).toBe(
        `/some/almanac${to}`,
      );
    }
  });
});
