import { z } from 'zod'
import { Id, IdParam, numberInput, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ManyIds } from '#contract/pesanan/many-ids-admin.ts'

/** One of several parcels of an order, with its units by line. */
export const PartialKiriman = z.object({
  kirimanId: Id,
  kurir: z.string(),
  resi: z.string(),
  /** Name of the administrator who shipped it; null if the account was deleted. */
  nama: z.string().nullable(),
  waktu: Timestamp,
  baris: z.array(z.object({ urutan: z.int().nonnegative(), jumlah: z.int().positive() })),
})
export type PartialKiriman = z.infer<typeof PartialKiriman>

export const KirimanBody = z.object({
  kurir: z.string().trim().max(60, 'Nama kurir terlalu panjang'),
  resi: z.string().trim().min(1, 'Isi nomor resinya').max(60, 'Nomor resi terlalu panjang'),
  baris: z
    .array(z.object({ urutan: z.int().nonnegative(), jumlah: numberInput('Jumlah harus angka bulat') }))
    .max(100)
    .transform((rows) => rows.filter(({ jumlah }) => jumlah > 0))
    .pipe(z.array(z.object({ urutan: z.int(), jumlah: z.int() })).min(1, 'Pilih barang yang dikirim'))
    .refine(
      (rows) => new Set(rows.map(({ urutan }) => urutan)).size === rows.length,
      'Ada barang yang tertulis dua kali. Hapus salah satu.',
    ),
})
export type KirimanBody = z.output<typeof KirimanBody>

export const addKiriman = adminEndpoint({
  name: 'addKiriman',
  summary: 'Menyerahkan sebagian isi pesanan kepada kurir, dengan resi sendiri. Pembeli diberi tahu.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/kiriman',
  peran: ['pesanan', 'gudang'],
  params: z.object({ orderId: IdParam }),
  body: KirimanBody,
  response: z.object({ message: z.string() }),
  status: 201,
  errors: [
    'PESANAN_TIDAK_ADA',
    'PESANAN_BELUM_LUNAS',
    'PESANAN_DANA_KEMBALI',
    'PESANAN_TANPA_RESEP',
    'PESANAN_SUDAH_DIKIRIM',
    'KIRIMAN_TERLALU_BANYAK',
    'RESI_SUDAH_DIPAKAI',
    'LOT_TIDAK_CUKUP',
    'LOT_TIDAK_BOLEH',
  ],
})

/** Products to pack for paid orders that are not started. */
export const ToPack = z.object({
  /** Number of paid orders to pack, oldest first, up to KEMAS_MAX. */
  pesanan: z.int(),
  produk: z.array(
    z.object({
      produkId: Id,
      nama: z.string(),
      /** Place in the warehouse, and code on the pack; empty if not entered. */
      rak_gudang: z.string(),
      barcode: z.string(),
      jumlah: z.int().positive(),
      /** Number of orders that contain the product. */
      pesanan: z.int().positive(),
      suhu_simpan: z.enum(['ruang', 'dingin']),
      /** Proposed lots; units in no lot are missing. */
      lot: z.array(
        z.object({ lotId: Id, nomor: z.string(), kedaluwarsa: z.iso.date().nullable(), jumlah: z.int().positive() }),
      ),
    }),
  ),
})
export type ToPack = z.infer<typeof ToPack>

/** Maximum number of orders in the list. A day's packing stays below it. */
export const KEMAS_MAX = 1000

export const listToPack = adminEndpoint({
  name: 'listToPack',
  summary:
    'Apa saja yang harus diambil untuk pesanan lunas yang belum diproses, semuanya atau yang dipilih, per rak, produk, dan lot.',
  method: 'GET',
  path: '/api/admin/pesanan/perlu-dikemas',
  peran: ['pesanan', 'gudang'],
  query: z.object({ id: ManyIds.optional() }),
  response: ToPack,
})
