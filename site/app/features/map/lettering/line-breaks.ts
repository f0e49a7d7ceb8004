const BREAK_AFTER = /[のと・＝ー]/u;

function breaksOf(text: string): readonly number[] {
  const wide = /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text);
  return [...text.matchAll(/./gsu)].flatMap(({ 0: character, index }) => {
    const after = index + character.length;
    if (after >= text.length || index === 0) return [];
    if (character === " " || character === "-") return [after];
    return wide && BREAK_AFTER.test(character) && after >= 3 && text.length - after >= 2 ? [after] : [];
  });
}

/** One line, two of similar length, and three for long names. */
export function lineBreaks(text: string): readonly (readonly string[])[] {
  const breaks = breaksOf(text);
  const nearest = (wanted: number) =>
    breaks.reduce<number | undefined>(
      (best, at) => (best === undefined || Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best),
      undefined,
    );
  const cut = (...ends: readonly number[]) =>
    [0, ...ends].map((from, i) => text.slice(from, ends[i] ?? text.length).trim());
  const middle = nearest(text.length / 2);
  if (middle === undefined) return [[text]];
  const [first, second] = [nearest(text.length / 3), nearest((2 * text.length) / 3)];
  const three =
    text.length >= 15 && first !== undefined && second !== undefined && first < second
      ? [cut(first, second)]
      : [];
  return [[text], cut(middle), ...three];
}
