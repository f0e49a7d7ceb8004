import { categoryLabels, layerLabels, occultLabels, singleLabels } from "@foray/fieldops/atlas/labels/en";

/** Labels of layers and their categories. */
export const messages = { layerLabels, occultLabels, singleLabels, categoryLabels };

export type LayerMessages = typeof messages;
