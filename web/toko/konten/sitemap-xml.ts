import { escapeXml } from '#web/lib/documents/escape-xml.ts'

export interface Alamat {
  path: string
  /** Time of the last change, as ISO 8601. */
  changedAt?: string
}

/** Returns a document of the sitemap protocol (sitemaps.org). */
export function writeSitemap(origin: string, alamat: readonly Alamat[]): string {
  const urls = alamat.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
