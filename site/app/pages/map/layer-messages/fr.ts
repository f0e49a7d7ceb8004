import { categoryLabels, layerLabels, occultLabels, singleLabels } from "@foray/fieldops/atlas/labels/fr";
import type { LayerMessages } from "./en.ts";

const messages: LayerMessages = { layerLabels, occultLabels, singleLabels, categoryLabels };

export default messages;
