import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { UlasanBody } from './forms.ts'

/** `menunggu`: nobody of the office has read it; `tayang`: everybody reads it; `ditolak`: its writer alone does, with the reason. */
export const StatusUlasan = z.enum(['menunggu', 'tayang', 'ditolak'])
export type StatusUlasan = z.infer<typeof StatusUlasan>

export const JenisBarang = z.enum(['produk', 'paket'])
export type JenisBarang = z.infer<typeof JenisBarang>

/** What is reviewed: a product or a package, by its id. */
export const BarangParams = z.object({ jenis: JenisBarang, id: IdParam })

export const ULASAN_PER_HALAMAN = 5
/** With so many real ones the landing page shows those, and no samples. */
export const ULASAN_BERANDA_MIN = 3

const Bintang = z.int().min(1).max(5)

/** A review as everybody reads it. */
export const Ulasan = z.object({
  ulasanId: Id,
  /** 'Budi S.' */
  nama: z.string(),
  bintang: Bintang,
  teks: z.string(),
  dibuat: Waktu,
  /** The shop's answer; empty without one. */
  balasan: z.string(),
  dibalas: Waktu.nullable(),
})
export type Ulasan = z.infer<typeof Ulasan>

export const UlasanBarang = z.object({
  jenis: JenisBarang,
  id: Id,
  /** Of all that are shown; one decimal, null without any. */
  rata: z.number().min(1).max(5).nullable(),
  jumlah: z.int().nonnegative(),
  /** How many gave one star, two, …, five. */
  sebaran: z.array(z.int().nonnegative()).length(5),
  /** One page of them, the newest first. */
  ulasan: z.array(Ulasan),
})
export type UlasanBarang = z.infer<typeof UlasanBarang>

/** The same on the landing page, with what it is about. */
export const UlasanBeranda = Ulasan.extend({ jenis: JenisBarang, id: Id, barang: z.string() })
export type UlasanBeranda = z.infer<typeof UlasanBeranda>

/** Something that an account bought, received and may review, with what it said of it. */
export const UlasanSaya = z.object({
  jenis: JenisBarang,
  id: Id,
  barang: z.string(),
  gambar: z.string().nullable(),
  /** Of the newest order that it was in. */
  nomor: z.string(),
  ulasan: z
    .object({
      bintang: Bintang,
      teks: z.string(),
      status: StatusUlasan,
      alasan: z.string(),
      balasan: z.string(),
      dibuat: Waktu,
    })
    .nullable(),
})
export type UlasanSaya = z.infer<typeof UlasanSaya>

export const listUlasan = endpoint({
  name: 'listUlasan',
  summary: 'Ulasan pembeli tentang satu produk atau paket: rata-rata, jumlah, dan satu halaman, terbaru lebih dulu.',
  method: 'GET',
  path: '/api/ulasan/{jenis}/{id}',
  access: 'publik',
  params: BarangParams,
  query: z.object({ page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).default(1) }),
  response: UlasanBarang,
  // What is sold on prescription is not praised: that may change as well.
  madeOf: ({ jenis, id }) => [`ulasan_${jenis}/${id}`, `${jenis}/${id}`],
  errors: ['VALIDATION_FAILED'],
})

export const listUlasanBeranda = endpoint({
  name: 'listUlasanBeranda',
  summary: 'Ulasan terbaru yang tayang, untuk beranda.',
  method: 'GET',
  path: '/api/ulasan/terbaru',
  access: 'publik',
  response: z.array(UlasanBeranda),
  madeOf: (ulasan) => ['ulasan_produk', 'ulasan_paket', ...new Set(ulasan.map(({ jenis, id }) => `${jenis}/${id}`))],
  errors: [],
})

export const listUlasanSaya = endpoint({
  name: 'listUlasanSaya',
  summary: 'Barang dari pesanan Anda yang sudah selesai, dengan ulasan Anda tentangnya.',
  method: 'GET',
  path: '/api/ulasan-saya',
  access: 'pelanggan',
  response: z.array(UlasanSaya),
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
