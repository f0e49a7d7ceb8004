import type { Locale } from "@foray/eorzea/locale";
import type { NameTable } from "../names.ts";
import anemosDe from "./names/anemos/de.ts";
import anemosEn from "./names/anemos/en.ts";
import anemosFr from "./names/anemos/fr.ts";
import anemosJa from "./names/anemos/ja.ts";
import anemosKo from "./names/anemos/ko.ts";
import anemosZhCn from "./names/anemos/zh-CN.ts";
import anemosZhTw from "./names/anemos/zh-TW.ts";
import bsfDe from "./names/bsf/de.ts";
import bsfEn from "./names/bsf/en.ts";
import bsfFr from "./names/bsf/fr.ts";
import bsfJa from "./names/bsf/ja.ts";
import bsfKo from "./names/bsf/ko.ts";
import bsfZhCn from "./names/bsf/zh-CN.ts";
import bsfZhTw from "./names/bsf/zh-TW.ts";
import hydatosDe from "./names/hydatos/de.ts";
import hydatosEn from "./names/hydatos/en.ts";
import hydatosFr from "./names/hydatos/fr.ts";
import hydatosJa from "./names/hydatos/ja.ts";
import hydatosKo from "./names/hydatos/ko.ts";
import hydatosZhCn from "./names/hydatos/zh-CN.ts";
import hydatosZhTw from "./names/hydatos/zh-TW.ts";
import northhornDe from "./names/northhorn/de.ts";
import northhornEn from "./names/northhorn/en.ts";
import northhornFr from "./names/northhorn/fr.ts";
import northhornJa from "./names/northhorn/ja.ts";
import northhornKo from "./names/northhorn/ko.ts";
import northhornZhCn from "./names/northhorn/zh-CN.ts";
import northhornZhTw from "./names/northhorn/zh-TW.ts";
import pagosDe from "./names/pagos/de.ts";
import pagosEn from "./names/pagos/en.ts";
import pagosFr from "./names/pagos/fr.ts";
import pagosJa from "./names/pagos/ja.ts";
import pagosKo from "./names/pagos/ko.ts";
import pagosZhCn from "./names/pagos/zh-CN.ts";
import pagosZhTw from "./names/pagos/zh-TW.ts";
import pyrosDe from "./names/pyros/de.ts";
import pyrosEn from "./names/pyros/en.ts";
import pyrosFr from "./names/pyros/fr.ts";
import pyrosJa from "./names/pyros/ja.ts";
import pyrosKo from "./names/pyros/ko.ts";
import pyrosZhCn from "./names/pyros/zh-CN.ts";
import pyrosZhTw from "./names/pyros/zh-TW.ts";
import southhornDe from "./names/southhorn/de.ts";
import southhornEn from "./names/southhorn/en.ts";
import southhornFr from "./names/southhorn/fr.ts";
import southhornJa from "./names/southhorn/ja.ts";
import southhornKo from "./names/southhorn/ko.ts";
import southhornZhCn from "./names/southhorn/zh-CN.ts";
import southhornZhTw from "./names/southhorn/zh-TW.ts";
import zadnorDe from "./names/zadnor/de.ts";
import zadnorEn from "./names/zadnor/en.ts";
import zadnorFr from "./names/zadnor/fr.ts";
import zadnorJa from "./names/zadnor/ja.ts";
import zadnorKo from "./names/zadnor/ko.ts";
import zadnorZhCn from "./names/zadnor/zh-CN.ts";
import zadnorZhTw from "./names/zadnor/zh-TW.ts";
import type { MapId } from "./types.ts";

/** All marker names by map and language: for scripts; a page imports `names/<map>/<locale>.ts` alone. */
export const markerNames: Readonly<Record<MapId, Readonly<Record<Locale, NameTable>>>> = {
  southhorn: {
    en: southhornEn,
    ja: southhornJa,
    de: southhornDe,
    fr: southhornFr,
    ko: southhornKo,
    "zh-CN": southhornZhCn,
    "zh-TW": southhornZhTw,
  },
  northhorn: {
    en: northhornEn,
    ja: northhornJa,
    de: northhornDe,
    fr: northhornFr,
    ko: northhornKo,
    "zh-CN": northhornZhCn,
    "zh-TW": northhornZhTw,
  },
  bsf: { en: bsfEn, ja: bsfJa, de: bsfDe, fr: bsfFr, ko: bsfKo, "zh-CN": bsfZhCn, "zh-TW": bsfZhTw },
  zadnor: {
    en: zadnorEn,
    ja: zadnorJa,
    de: zadnorDe,
    fr: zadnorFr,
    ko: zadnorKo,
    "zh-CN": zadnorZhCn,
    "zh-TW": zadnorZhTw,
  },
  anemos: {
    en: anemosEn,
    ja: anemosJa,
    de: anemosDe,
    fr: anemosFr,
    ko: anemosKo,
    "zh-CN": anemosZhCn,
    "zh-TW": anemosZhTw,
  },
  pagos: {
    en: pagosEn,
    ja: pagosJa,
    de: pagosDe,
    fr: pagosFr,
    ko: pagosKo,
    "zh-CN": pagosZhCn,
    "zh-TW": pagosZhTw,
  },
  pyros: {
    en: pyrosEn,
    ja: pyrosJa,
    de: pyrosDe,
    fr: pyrosFr,
    ko: pyrosKo,
    "zh-CN": pyrosZhCn,
    "zh-TW": pyrosZhTw,
  },
  hydatos: {
    en: hydatosEn,
    ja: hydatosJa,
    de: hydatosDe,
    fr: hydatosFr,
    ko: hydatosKo,
    "zh-CN": hydatosZhCn,
    "zh-TW": hydatosZhTw,
  },
};
