import { z } from 'zod'
import { Id, IdParam } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { LotAdmin, quantityInput } from './lot-list-admin.ts'

/** A product with its lots on the shelf. */
export const ProdukRak = z.object({
  produkId: Id,
  nama: z.string(),
  lot: z.array(LotAdmin.pick({ lotId: true, nomor: true, kedaluwarsa: true, sisa: true, sisih: true, versiLot: true })),
})
export type ProdukRak = z.infer<typeof ProdukRak>

export const listRak = adminEndpoint({
  name: 'listRak',
  summary: 'Rak untuk opname: produk yang punya lot berisi, dengan lotnya; disaring menurut kategori atau pencarian.',
  method: 'GET',
  path: '/api/admin/opname',
  query: ListQuery.extend({ kategori: IdParam.optional() }),
  response: z.array(ProdukRak),
  paged: true,
})

export const listKategoriRak = adminEndpoint({
  name: 'listKategoriRak',
  summary: 'Kategori untuk menyaring rak.',
  method: 'GET',
  path: '/api/admin/opname/kategori',
  response: z.array(z.object({ kategoriId: Id, nama: z.string() })),
})

/** Counted units of one lot. */
export const CountedLot = z.object({
  lotId: Id,
  jumlah: quantityInput(0),
  /** Number of the last movement at the time of the count. */
  versiLot: z.int().nonnegative(),
})

export const OPNAME_MAX = 500

export const saveOpname = adminEndpoint({
  name: 'saveOpname',
  summary: 'Menyimpan hasil opname: semua hitungan menjadi koreksi dengan alasan Opname, atau tidak satu pun.',
  description: 'Yang dikemas untuk pesanan sejak `versiLot` tetap terhitung keluar. Lot yang cocok tidak berubah.',
  method: 'POST',
  path: '/api/admin/opname',
  releases: true,
  body: z.object({
    hitungan: z
      .array(CountedLot)
      .min(1, 'Isi minimal satu hitungan')
      .max(OPNAME_MAX, `Maksimal ${OPNAME_MAX} lot sekali simpan`)
      .refine((rows) => new Set(rows.map(({ lotId }) => lotId)).size === rows.length, 'Satu lot dihitung dua kali'),
  }),
  response: z.object({
    message: z.string(),
    /** Number of lots that differed from the count. */
    diubah: z.int().nonnegative(),
    cocok: z.int().nonnegative(),
  }),
  errors: ['LOT_TIDAK_ADA', 'LOT_SUDAH_BERUBAH', 'LOT_KURANG_DARI_NOL', 'LOT_DITARIK'],
})
