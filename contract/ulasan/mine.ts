import { z } from 'zod'
import { Id, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { BarangParams } from './endpoints.ts'
import { UlasanBody } from './forms.ts'
import { BarangKind, Bintang, StatusUlasan } from './ulasan.ts'

/** A received product or package that the account may review, with its review. */
export const MyUlasan = z.object({
  jenis: BarangKind,
  id: Id,
  barang: z.string(),
  gambar: z.string().nullable(),
  /** Number of the newest order that contained it. */
  nomor: z.string(),
  ulasan: z
    .object({
      bintang: Bintang,
      teks: z.string(),
      status: StatusUlasan,
      alasan: z.string(),
      balasan: z.string(),
      dibuat: Timestamp,
    })
    .nullable(),
})
export type MyUlasan = z.infer<typeof MyUlasan>

export const listMyUlasan = endpoint({
  name: 'listMyUlasan',
  summary: 'Barang dari pesanan Anda yang sudah selesai, dengan ulasan Anda tentangnya.',
  method: 'GET',
  path: '/api/ulasan-saya',
  access: 'pelanggan',
  response: z.array(MyUlasan),
  errors: [],
})

export const writeUlasan = endpoint({
  name: 'writeUlasan',
  summary: 'Menulis atau mengganti ulasan. Setiap tulisan baru dibaca toko dulu sebelum tayang.',
  method: 'PUT',
  path: '/api/ulasan/{jenis}/{id}',
  access: 'pelanggan',
  params: BarangParams,
  body: UlasanBody,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'ULASAN_BELUM_BOLEH', 'TERLALU_SERING'],
})

export const deleteUlasan = endpoint({
  name: 'deleteUlasan',
  summary: 'Menghapus ulasan sendiri. Yang sudah tidak ada tetap tidak ada.',
  method: 'DELETE',
  path: '/api/ulasan/{jenis}/{id}',
  access: 'pelanggan',
  params: BarangParams,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED'],
})
