import { escapeHtml } from "../../app/router/escape.ts";

export function sitemap(origin: string, addresses: readonly string[]): string {
  const urls = [...addresses]
    .sort()
    .map((address) => `  <url><loc>${escapeHtml(origin + encodeURI(address))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
