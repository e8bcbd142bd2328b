import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

const LABA_DESCRIPTION =
  'Pendapatan adalah uang barang yang tinggal pada toko (tanpa ongkir, setelah pengembalian dana), dibagi menurut harga baris pesanannya; baris paket dibagi menurut harga daftar bagiannya hari ini. Terjual adalah yang dikemas dan tidak kembali. Laba kosong jika ada harga modal yang belum dicatat.'

const Figures = z.object({
  /** Units packed and not returned. */
  terjual: z.int().nonnegative(),
  /** Revenue of the units, in rupiah. */
  pendapatan: Rupiah,
  /** Cost of the units, in rupiah; null if unknown. */
  modal: Rupiah.nullable(),
  laba: z.int().nullable(),
})

export const LabaLot = z.object({
  lotId: Id,
  produkId: Id,
  produkNama: z.string(),
  nomor: z.string(),
  harga_modal: Rupiah.nullable(),
  ...Figures.shape,
})
export type LabaLot = z.infer<typeof LabaLot>

export const LabaProduk = z.object({ produkId: Id, produkNama: z.string(), ...Figures.shape })
export type LabaProduk = z.infer<typeof LabaProduk>

export const listLabaLot = adminEndpoint({
  name: 'listLabaLot',
  summary: 'Modal, pendapatan, dan laba kotor tiap lot yang pernah dikemas; yang terbaru lebih dulu.',
  description: LABA_DESCRIPTION,
  method: 'GET',
  path: '/api/admin/laba/lot',
  peran: [],
  query: ListQuery.extend({ produkId: IdParam.optional() }),
  response: z.array(LabaLot),
  paged: true,
})

export const listLabaProduk = adminEndpoint({
  name: 'listLabaProduk',
  summary: 'Modal, pendapatan, dan laba kotor tiap produk yang pernah dikemas, menurut nama.',
  description: LABA_DESCRIPTION,
  method: 'GET',
  path: '/api/admin/laba/produk',
  peran: [],
  query: ListQuery,
  response: z.array(LabaProduk),
  paged: true,
})

export const exportLaba = adminEndpoint({
  name: 'exportLaba',
  summary: 'Laba tiap lot sebagai CSV untuk Excel.',
  description: LABA_DESCRIPTION,
  method: 'GET',
  path: '/api/admin/laba.csv',
  peran: [],
  response: 'berkas',
})
