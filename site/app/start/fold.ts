/** An address as links spell it: capitals make no difference, and what parts words is `-`, `_` or a space alike. */
export const fold = (path: string): string => path.toLowerCase().replaceAll(/[_\s]/g, "-");
