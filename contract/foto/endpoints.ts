import { z } from 'zod'
import { BERKAS_GAMBAR_MAX } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** A photo sent to the shop with a complaint or a message. Only its sender and the office may see it. */
export const Foto = z.object({ fotoId: z.uuid(), ukuran: z.int().positive() })
export type Foto = z.infer<typeof Foto>

export const FotoParams = z.object({ fotoId: z.uuid() })

export const uploadFoto = endpoint({
  name: 'uploadFoto',
  summary: 'Mengunggah satu foto (JPG, PNG, atau WebP; maksimal 8 MB), sebelum pesan atau keluhannya dikirim.',
  description:
    'Nomornya tidak bisa ditebak dan tidak membuka fotonya; nomor itu hanya dipakai untuk menyertakan foto. Yang tidak disertakan dihapus setelah 24 jam.',
  method: 'POST',
  path: '/api/foto',
  access: 'publik',
  multipart: true,
  body: z.object({
    foto: z.file('Pilih foto dulu').min(1, 'Pilih foto dulu').max(BERKAS_GAMBAR_MAX, 'Ukuran foto maksimal 8 MB'),
  }),
  response: Foto,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'BODY_TOO_LARGE',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
    'UNGGAHAN_TERLALU_SERING',
    'TERLALU_SERING',
    'TERLALU_RAMAI',
  ],
})

export const discardFoto = endpoint({
  name: 'discardFoto',
  summary: 'Menghapus foto yang belum disertakan.',
  method: 'DELETE',
  path: '/api/foto/{fotoId}',
  access: 'publik',
  params: FotoParams,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})
