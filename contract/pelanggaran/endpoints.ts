import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const PlainText = z.string().optional()

/** Report of a browser for `report-uri` of a Content-Security-Policy; only the fields that are read. */
export const BrowserReport = z.object({
  'csp-report': z.object({
    'effective-directive': PlainText,
    'violated-directive': PlainText,
    'blocked-uri': PlainText,
    'document-uri': PlainText,
    'source-file': PlainText,
  }),
})

export const reportPelanggaran = endpoint({
  name: 'reportPelanggaran',
  summary: 'Laporan peramban tentang isi yang ditolak aturan keamanan halaman (`application/csp-report`).',
  description: 'Selalu dijawab sama. Yang terlalu sering, bukan dari halaman toko, atau dari ekstensi tidak disimpan.',
  method: 'POST',
  path: '/api/pelanggaran',
  access: 'publik',
  body: BrowserReport,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED'],
})
