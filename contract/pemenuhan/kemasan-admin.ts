import { z } from 'zod'
import { Id, IdParam, numberInput } from '#contract/common.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { ReasonBody } from '#contract/reason-admin.ts'
import { HalanganLot, PackedLot } from '#contract/stok/lot-admin.ts'

/** Lots from which a product of an order can be packed, in the order of their use. */
export const LotChoice = z.object({
  produkId: Id,
  nama: z.string(),
  /** Units of the order. */
  jumlah: z.int().positive(),
  /** Units packed now, by lot. */
  lot: z.array(z.object({ lotId: Id, jumlah: z.int().positive() })),
  pilihan: z.array(
    PackedLot.extend({
      /** Maximum packable units of the lot, including those already packed. */
      jumlah: z.int().nonnegative(),
      /** Units that the shop proposes. */
      usul: z.int().nonnegative(),
      halangan: HalanganLot.nullable(),
    }),
  ),
})
export type LotChoice = z.infer<typeof LotChoice>

export const ChooseLotInput = z.object({
  lot: z
    .array(z.object({ lotId: Id, jumlah: numberInput('Jumlah harus angka bulat') }))
    .max(200)
    .transform((rows) => rows.filter(({ jumlah }) => jumlah > 0)),
  /** Required if the choice skips the lots that expire first. */
  alasan: z.string().trim().max(300, 'Alasan terlalu panjang').default(''),
})

export const ChooseLotBody = edit(ChooseLotInput)

const PesananParams = z.object({ orderId: IdParam })
const ProdukParams = PesananParams.extend({ produkId: IdParam })
const Pesan = z.object({ message: z.string() })

export const getLotChoices = adminEndpoint({
  name: 'getLotChoices',
  summary: 'Lot yang dapat dikemas untuk satu produk dalam pesanan.',
  method: 'GET',
  path: '/api/admin/pesanan/{orderId}/kemasan/{produkId}',
  peran: ['pesanan', 'gudang'],
  params: ProdukParams,
  response: LotChoice,
  errors: ['PESANAN_TIDAK_ADA', 'PRODUK_TIDAK_ADA'],
})

export const chooseLot = adminEndpoint({
  name: 'chooseLot',
  summary: 'Mengemas satu produk dalam pesanan dari lot yang dipilih, selama pesanannya belum dikirim.',
  method: 'PUT',
  path: '/api/admin/pesanan/{orderId}/kemasan/{produkId}',
  peran: ['pesanan', 'gudang'],
  params: ProdukParams,
  body: ChooseLotBody,
  response: Pesan.extend(LotChoice.pick({ lot: true }).shape),
  errors: [
    'PESANAN_TIDAK_ADA',
    'PESANAN_BELUM_LUNAS',
    'PESANAN_DANA_KEMBALI',
    'PESANAN_TANPA_RESEP',
    'PESANAN_SUDAH_DIKIRIM',
    'PRODUK_TIDAK_ADA',
    'ISIAN_BENTROK',
    'JUMLAH_LOT_BEDA',
    'LOT_TIDAK_ADA',
    'LOT_TIDAK_BOLEH',
    'LOT_KURANG',
    'ALASAN_LOT_KOSONG',
  ],
})

export const repackPesanan = adminEndpoint({
  name: 'repackPesanan',
  summary:
    'Mengganti isi kemasan yang lotnya ditarik atau kedaluwarsa dengan lot lain, selama pesanannya belum dikirim.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/kemas-ulang',
  peran: ['pesanan', 'gudang'],
  params: PesananParams,
  response: Pesan,
  errors: [
    'PESANAN_TIDAK_ADA',
    'PESANAN_BELUM_LUNAS',
    'PESANAN_DANA_KEMBALI',
    'PESANAN_TANPA_RESEP',
    'PESANAN_SUDAH_DIKIRIM',
    'LOT_TIDAK_CUKUP',
  ],
})

export const repackLot = adminEndpoint({
  name: 'repackLot',
  summary: 'Mengemas ulang semua pesanan yang masih di toko dan berisi nomor lot yang ditarik, satu per satu.',
  method: 'POST',
  path: '/api/admin/lot/{lotId}/kemas-ulang',
  peran: ['pesanan', 'gudang'],
  // A retry finds no parcel with the lot any more.
  repeat: 'harmless',
  params: z.object({ lotId: IdParam }),
  response: Pesan.extend({
    /** Orders that keep the recalled goods, with the reason. */
    halangan: z.array(z.object({ orderId: Id, midtrans_order_id: z.string(), alasan: z.string() })),
  }),
  errors: ['LOT_BELUM_DITARIK'],
})

export const ScannedBody = z.object({
  /** Units that were scanned, by lot: all goods of the order. */
  lot: z
    .array(z.object({ lotId: Id, jumlah: z.int().positive().max(1_000_000) }))
    .min(1, 'Pindai dulu barangnya')
    .max(200),
})
export type ScannedBody = z.output<typeof ScannedBody>

export const packScanned = adminEndpoint({
  name: 'packScanned',
  summary: 'Mengemas pesanan dari lot yang dipindai: seluruh isinya, dengan lot yang benar-benar ada di dalam paket.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/kemas-pindaian',
  peran: ['pesanan', 'gudang'],
  params: PesananParams,
  body: ScannedBody,
  response: Pesan.extend({ status_pesanan: StatusPesanan }),
  errors: [
    'PESANAN_TIDAK_ADA',
    'PESANAN_BELUM_LUNAS',
    'PESANAN_DANA_KEMBALI',
    'PESANAN_TANPA_RESEP',
    'PESANAN_SUDAH_DIKIRIM',
    'JUMLAH_LOT_BEDA',
    'LOT_TIDAK_ADA',
    'LOT_TIDAK_BOLEH',
    'LOT_KURANG',
  ],
})

export const unpackPesanan = adminEndpoint({
  name: 'unpackPesanan',
  summary:
    'Membuka kemasan pesanan yang belum dikirim: barangnya kembali ke lotnya, dan pesanannya menunggu dikemas lagi.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/buka-kemasan',
  peran: ['pesanan', 'gudang'],
  params: PesananParams,
  body: ReasonBody,
  response: Pesan.extend({ status_pesanan: StatusPesanan }),
  errors: ['PESANAN_TIDAK_ADA', 'PESANAN_SUDAH_DIKIRIM'],
})
