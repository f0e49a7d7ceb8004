/** Dark theme's color by the light theme's. */
const night: ReadonlyMap<string, string> = new Map([
  ["#f7f2e6", "#141e2b"],
  ["#fbf7ec", "#1b2838"],
  ["#faf5e8", "#c3b79e"],
  ["#f3e9d0", "#b5a788"],
  ["#efe5cc", "#ad9f80"],
  ["#d8c7a2", "#8c7c5c"],
  ["#dcdcd2", "#8d969f"],
  ["#4a4038", "#322b28"],
  ["#2a2420", "#0a0f16"],
  ["#b9a988", "#6d6048"],
  ["#a9834d", "#c79a55"],
  ["#8a6a3a", "#a5834a"],
]);

export function inNight(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}/g, (colour) => night.get(colour) ?? colour);
}
