import { z } from 'zod'
import { BerkasGambar } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** File name of a logo. It is random, so that a URL never shows a different picture. */
export const LogoName = z.string().regex(/^(?:[\da-f]{32}\.png)?$/, 'Unggah logonya lagi')

export const uploadLogo = adminEndpoint({
  name: 'uploadLogo',
  summary: 'Mengunggah logo toko. Dipakai setelah namanya disimpan sebagai `logo_toko` di pengaturan.',
  method: 'POST',
  path: '/api/admin/pengaturan-toko/logo',
  repeat: 'harmless',
  multipart: true,
  body: z.object({
    logo: BerkasGambar.mime(['image/jpeg', 'image/png', 'image/webp'], 'Logo harus PNG, JPG, atau WebP'),
  }),
  response: z.object({ logo_toko: LogoName }),
  status: 201,
  errors: ['BODY_TOO_LARGE', 'GAMBAR_TIDAK_DAPAT_DIBACA', 'GAMBAR_TERLALU_LUAS', 'GAMBAR_TIDAK_TERSIMPAN'],
})
