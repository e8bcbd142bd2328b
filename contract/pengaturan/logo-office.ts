import { z } from 'zod'
import { BerkasGambar } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** File name of a logo. It is random, so that a URL never shows a different picture. */
export const NamaLogo = z.string().regex(/^(?:[\da-f]{32}\.png)?$/, 'Unggah logonya lagi')

export const uploadLogo = endpoint({
  name: 'uploadLogo',
  summary: 'Mengunggah logo toko. Dipakai setelah namanya disimpan sebagai `logo_toko` di pengaturan.',
  method: 'POST',
  path: '/api/admin/pengaturan-toko/logo',
  access: 'admin',
  repeat: 'harmless',
  multipart: true,
  body: z.object({
    logo: BerkasGambar.mime(['image/jpeg', 'image/png', 'image/webp'], 'Logo harus PNG, JPG, atau WebP'),
  }),
  response: z.object({ logo_toko: NamaLogo }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'BODY_TOO_LARGE',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})
