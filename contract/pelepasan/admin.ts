import { z } from 'zod'
import { Id, IdParam, Rupiah, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { ReasonBody } from '#contract/reason-admin.ts'

/**
 * Kind of an act by which goods or money leave the shop without a sale at its price. `pengganti`: goods sent again for free.
 * `potongan`: an order of the office below the public price. `pengembalian`, `titipan`: money given back. `stok`: goods written
 * off. `harga`: a price cut.
 */
export const PelepasanKind = z.enum(['pengganti', 'potongan', 'pengembalian', 'titipan', 'stok', 'harga'])
export type PelepasanKind = z.infer<typeof PelepasanKind>

/** Name of each kind, for lists and mails. */
export const PELEPASAN: Readonly<Record<PelepasanKind, string>> = {
  pengganti: 'Pesanan pengganti',
  potongan: 'Pesanan di bawah harga',
  pengembalian: 'Pengembalian dana',
  titipan: 'Uang titipan dikembalikan',
  stok: 'Stok dikurangi',
  harga: 'Harga diturunkan',
}

export const StatusPersetujuan = z.enum(['menunggu', 'disetujui', 'ditolak', 'kedaluwarsa'])
export type StatusPersetujuan = z.infer<typeof StatusPersetujuan>

/** Days after which an undecided request expires. */
export const PERSETUJUAN_HARI = 7

/** An act above the higher limit, which waits for a second person. */
export const Persetujuan = z.object({
  persetujuanId: Id,
  jenis: PelepasanKind,
  /** Rupiah, computed by the server at the request. A decision applies to this value only. */
  nilai: Rupiah,
  /** Order, product or payment that the act is about. */
  rujukan: z.string(),
  keterangan: z.string(),
  /** Name of the person who asks, and the reason. */
  oleh: z.string(),
  alasan: z.string(),
  dibuat: Timestamp,
  status: StatusPersetujuan,
  /** Name of the person who decided; null while it waits, and after it expired. */
  diputusOleh: z.string().nullable(),
  diputus: Timestamp.nullable(),
  /** Reason of a refusal. */
  catatan: z.string(),
  /** True if the caller asked: another person confirms, the caller may withdraw. */
  milikSendiri: z.boolean(),
})
export type Persetujuan = z.infer<typeof Persetujuan>

const PersetujuanParams = z.object({ persetujuanId: IdParam })
const Pesan = z.object({ message: z.string() })

export const listPersetujuan = adminEndpoint({
  name: 'listPersetujuan',
  summary: 'Pengajuan di atas batas yang menunggu orang kedua, atau sudah diputuskan. Hanya dari bagian pemanggil.',
  method: 'GET',
  path: '/api/admin/persetujuan',
  query: ListQuery.pick({ page: true, limit: true }).extend({
    status: z.enum(['menunggu', 'selesai']).default('menunggu'),
  }),
  response: z.array(Persetujuan),
  paged: true,
})

export const approvePersetujuan = adminEndpoint({
  name: 'approvePersetujuan',
  summary: 'Menyetujui pengajuan orang lain: langsung dikerjakan, satu kali, dengan nilai yang ditampilkan.',
  method: 'POST',
  path: '/api/admin/persetujuan/{persetujuanId}/setujui',
  proof: true,
  params: PersetujuanParams,
  body: z.object({
    /** Displayed value in rupiah. */
    nilai: Rupiah,
  }),
  response: Pesan,
  errors: [
    'PERSETUJUAN_TIDAK_ADA',
    'PERSETUJUAN_SELESAI',
    'PERSETUJUAN_SENDIRI',
    'PERSETUJUAN_BERUBAH',
    'BUKAN_BAGIAN_ANDA',
    'PERLU_BUKTI',
  ],
})

export const rejectPersetujuan = adminEndpoint({
  name: 'rejectPersetujuan',
  summary: 'Menolak pengajuan, atau menarik pengajuan sendiri. Tidak ada yang dikerjakan.',
  method: 'POST',
  path: '/api/admin/persetujuan/{persetujuanId}/tolak',
  params: PersetujuanParams,
  body: ReasonBody,
  response: Pesan,
  errors: ['PERSETUJUAN_TIDAK_ADA', 'PERSETUJUAN_SELESAI', 'BUKAN_BAGIAN_ANDA'],
})
