/**
 * Inner SVG on a 24 × 24 grid. The `<svg>` must set `fill="none" stroke="currentColor" stroke-width="1.5"
 * stroke-linecap="round" stroke-linejoin="round"`. Dots are zero-length strokes with their own width.
 */

const cloud = '<path d="M6 13.5A4 4 0 0 1 6.6 5.6 5.5 5.5 0 0 1 17 7.2a3.6 3.6 0 0 1 1 7"/>';

export const weatherGlyphs = {
  clearSkies:
    '<circle cx="12" cy="12" r="4.4"/><path d="M12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M19.1 4.9l-1.7 1.7M6.6 17.4l-1.7 1.7"/>',
  fairSkies:
    '<circle cx="9" cy="9" r="3.6"/><path d="M9 2v1.6M2 9h1.6M4.1 4.1l1.1 1.1M13.9 4.1l-1.1 1.1M4.1 13.9l1.1-1.1"/><path d="M9.5 20.5a3.7 3.7 0 0 1 .4-7.3 5 5 0 0 1 9.4 1.3 3.1 3.1 0 0 1-.3 6z"/>',
  clouds:
    '<path d="M6.6 20.2a4 4 0 0 1 .4-8 5.4 5.4 0 0 1 10.3 1.5 3.3 3.3 0 0 1-.3 6.5z"/><path d="M8.6 7.2a4.2 4.2 0 0 1 7.8-2.4 3.5 3.5 0 0 1 4.4 4.4 3 3 0 0 1 1.2 3.5"/>',
  fog: '<path d="M5 8.5C6 5.5 9 4 12 4.6c3.4.6 4.6 3 4.8 4.6 2.6 0 3.7 1.6 3.7 3.3"/><path d="M3 13h14M7 16.5h14M4 20h11"/>',
  wind: '<path d="M3 10.5h11.5a3.4 3.4 0 1 0-3-5M3 15h15a2.6 2.6 0 1 1-2.2 4"/>',
  gales:
    '<path d="M4.5 2.5v19M4.5 4l15 2.6v5L4.5 14.2M9.5 5v8.2M14.5 5.8v6.6"/><path d="M9 17.5h8M13 21h8"/>',
  rain: `${cloud}<path d="m8.6 16.8-1.1 3.4M12.6 16.8l-1.1 3.4M16.6 16.8l-1.1 3.4"/>`,
  showers:
    '<path d="M5.6 11.4a3.6 3.6 0 0 1 .8-7 5.3 5.3 0 0 1 10-.1 3.6 3.6 0 0 1 2.2 7"/><path d="M7.9 10 5.4 17M12.2 8 9.7 15M16.5 10l-2.4 7"/><path d="M3.5 20.8c1-.9 2-.9 3 0M8.5 19c1-.9 2-.9 3 0M13.5 20.8c1-.9 2-.9 3 0M17.6 17.6c.9-.8 1.9-.8 2.8 0"/>',
  thunder: `${cloud}<path d="m12.5 10-3 5h4l-2.5 6"/>`,
  thunderstorms:
    '<path d="M5.2 13a4 4 0 0 1 .8-7.8 5.6 5.6 0 0 1 10.6-.2 4 4 0 0 1 2.2 8"/><path d="m13.6 6.6-4 6.4h4.6L11 21.5"/><path d="m6.4 15.2-1.3 4M17.8 15.2l-1.3 4M20.9 15.2l-.8 2.5"/>',
  dustStorms:
    '<path d="M4 4.5h13.5M7.5 8.3h13M6 12.1h9.5M10 15.9h7M9 19.7h4.5"/><path d="M20.8 4.5v.1M3.6 8.4v.1M19.2 12.2v.1M6.6 16v.1M17 19.8v.1" stroke-width="2.2"/>',
  heatWaves:
    '<circle cx="12" cy="9" r="4"/><path d="M12 1.8v1.4M4.8 9H3.4M20.6 9h-1.4M6.9 3.9l1 1M17.1 3.9l-1 1M4 17c2-1.6 3.3 1.6 5.3 0s3.3 1.6 5.3 0 3.3 1.6 5.4 0M4 21c2-1.6 3.3 1.6 5.3 0s3.3 1.6 5.3 0 3.3 1.6 5.4 0"/>',
  snow: '<path d="M6 13a4 4 0 0 1 .6-7.9A5.5 5.5 0 0 1 17 6.7a3.6 3.6 0 0 1 1 7"/><path d="M8 17.2v.1M12 15.4v.1M16 17.2v.1M10 20.6v.1M14 20.6v.1" stroke-width="2.4"/>',
  blizzards:
    '<path d="M12 2v20M4.5 6.5l15 11M19.5 6.5l-15 11M12 5l-2.2-2M12 5l2.2-2M12 19l-2.2 2M12 19l2.2 2M6.4 7.8 5.6 5M6.4 7.8 3.4 8.6M17.6 16.2l.8 2.8M17.6 16.2l3-.8M17.6 7.8l.8-2.8M17.6 7.8l3 .8M6.4 16.2l-.8 2.8M6.4 16.2l-3-.8"/>',
  gloom:
    '<circle cx="12" cy="9" r="6"/><path d="M12 3v12M12 5.6h4.9M12 9h6M12 12.4h4.9"/><path d="M3 18.6h12M8 22h13"/>',
  umbralWind:
    '<path d="M3 9h10a3 3 0 1 0-2.6-4.5M3 13h15a2.8 2.8 0 1 1-2.4 4.2M3 17h7a2.4 2.4 0 1 1-2 3.7"/>',
  umbralStatic:
    '<path d="M13.4 2.5 7.6 12.4h4L9.8 21.5l6.8-11h-4.2z"/><path d="M4.6 6.5c-1.9 3.4-1.9 7.6 0 11M19.4 6.5c1.9 3.4 1.9 7.6 0 11"/>',
  everlastingLight:
    '<path d="M12 2c.9 6.2 3.8 9.1 10 10-6.2.9-9.1 3.8-10 10-.9-6.2-3.8-9.1-10-10 6.2-.9 9.1-3.8 10-10z"/><path d="m4.6 4.6 2 2M19.4 4.6l-2 2M4.6 19.4l2-2M19.4 19.4l-2-2"/>',
  everlastingLight129:
    '<circle cx="12" cy="12" r="10"/><path d="M12 5.4c.6 4.1 2.5 6 6.6 6.6-4.1.6-6 2.5-6.6 6.6-.6-4.1-2.5-6-6.6-6.6 4.1-.6 6-2.5 6.6-6.6z"/>',
  starshower:
    '<path d="M6.5 12.4c.3 2.7 1.5 3.8 4.2 4.2-2.7.4-3.9 1.6-4.2 4.3-.4-2.7-1.6-3.9-4.3-4.3 2.7-.4 3.9-1.5 4.3-4.2zM10.4 12.6 18 4.9M13.6 17.6l7-7M16.2 21.4l4.8-4.9M9.4 7.4 14 2.8"/>',
  moonDust:
    '<path d="M8.4 4.4a8 8 0 1 0 8.6 11.9 8.6 8.6 0 0 1-8.6-11.9z"/><path d="M14 4v.1M18.4 6.6v.1M15.4 9.4v.1M20.6 11.4v.1M18.6 2.6v.1" stroke-width="2.2"/>',
  astromagneticStorms:
    '<ellipse cx="12" cy="12" rx="10.4" ry="4.4" transform="rotate(45 12 12)"/><ellipse cx="12" cy="12" rx="10.4" ry="4.4" transform="rotate(-45 12 12)"/><path d="m12.9 8.6-2.4 3.6h3l-2.1 3.4"/>',
  apocalypse:
    '<circle cx="8.6" cy="13" r="4.2"/><path d="m10.6 8.6 6.2-6.4M13.2 11.4l8-8.4M13 14.6l6-6"/><path d="m2 21.6 3.4-1.8 3.2 1.8 3.6-2.2 3 2.2 3.4-1.8 3.4 1.8"/>',
  reminiscence:
    '<path d="M12 12.2a1.6 1.6 0 0 1 3.2 0 3.6 3.6 0 0 1-7.2 0 5.6 5.6 0 0 1 11.2 0 7.6 7.6 0 0 1-15.2 0A9.6 9.6 0 0 1 9.4 3.4"/><path d="M20.8 4v.1" stroke-width="2.4"/>',
  ominousClouds:
    '<path d="M5.8 17.4a4.4 4.4 0 0 1 .5-8.8A6 6 0 0 1 17.7 10a3.8 3.8 0 0 1 .1 7.4z"/><path d="m8.4 17 4.8-6.6M12.2 17l3.4-4.6M5.4 15.6 9 10.6"/><path d="M4 21h4.5M11.5 21h8.5M8 5.2a4.4 4.4 0 0 1 7.6-1.6 3.6 3.6 0 0 1 5 4.2"/>',
  atmosphericPhantasms:
    '<path d="M5.5 21V9.5a6.5 6.5 0 0 1 13 0V21l-2.2-2-2.1 2-2.2-2-2.2 2-2.1-2z"/><path d="M9.6 10v1.4M14.4 10v1.4" stroke-width="2"/>',
  illusoryDisturbances:
    '<path d="M2.5 10.6h15.2a7.1 7.1 0 0 0-14.2 0M6.3 13.8h15.2M6.3 13.8a7.1 7.1 0 0 0 14.2 0M20 10.6h1.6M2.4 13.8h1.2"/>',
} as const satisfies Readonly<Record<string, string>>;

export type WeatherGlyphId = keyof typeof weatherGlyphs;
