import type { z } from 'zod'
import type { BrowserReport } from '#contract/pelanggaran/endpoints.ts'

export interface Laporan {
  aturan: string
  asal: string
  halaman: string
  berkas: string
}

const LONG_TEXT = 200

/**
 * Returns the kind of a report. Drops the parts of URLs that may identify a person: all queries, and paths on other sites.
 * @returns undefined for pages of other sites and for code injected by browser extensions
 */
export function readLaporan(
  { 'csp-report': laporan }: z.output<typeof BrowserReport>,
  publicUrl: string,
): Laporan | undefined {
  const halaman = addressOf(laporan['document-uri'])
  const origin = addressOf(laporan['blocked-uri'])
  const berkas = addressOf(laporan['source-file'])
  const shopOrigin = new URL(publicUrl).origin
  const [aturan = ''] = (laporan['effective-directive'] ?? laporan['violated-directive'] ?? '').split(' ')
  if (!/^[a-z-]{1,50}$/.test(aturan) || halaman?.origin !== shopOrigin) return undefined
  if ([origin, berkas].some((address) => address?.protocol.includes('extension'))) return undefined
  return {
    aturan,
    // A `blocked-uri` that is no URL is a keyword: `inline`, `eval`, `data`.
    asal: (origin ? siteOf(origin) : (laporan['blocked-uri'] ?? '')).slice(0, LONG_TEXT),
    halaman: halaman.pathname.slice(0, LONG_TEXT),
    berkas: (berkas ? (berkas.origin === shopOrigin ? '' : siteOf(berkas)) + berkas.pathname : '').slice(0, LONG_TEXT),
  }
}

const addressOf = (text = '') => (URL.canParse(text) ? new URL(text) : undefined)

const siteOf = ({ protocol, host }: URL) => (host ? `${protocol}//${host}` : protocol)
