import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { FotoParams } from '#contract/foto/endpoints.ts'
import { ListQuery } from '#contract/list.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { StatusKeluhan, TokoOutcome } from './choices.ts'
import { Keluhan } from './endpoints.ts'
import { PesanInput, PesanKeluhanBody } from './input.ts'

const Pesanan = z.object({ orderId: Id, nomor: z.string(), jenis_pesanan: PesananKind, nama: z.string() })

/** A complaint in the list. */
export const KeluhanSummary = Keluhan.pick({
  keluhanId: true,
  jenis: true,
  harapan: true,
  status: true,
  hasil: true,
  dibuat: true,
  jawab_sebelum: true,
}).extend({
  pesanan: Pesanan,
  /** True if the promised response is overdue. */
  lewat: z.boolean(),
})
export type KeluhanSummary = z.infer<typeof KeluhanSummary>

/** A complaint with its buyer and the amounts concerned. */
export const KeluhanAdmin = Keluhan.extend({
  pesanan: Pesanan.extend({ no_hp: z.string(), email: z.string() }),
  lewat: z.boolean(),
  /** Price of the affected lines, in rupiah. */
  nilai: Rupiah,
  /** Refunds of the order since the complaint was made, in rupiah. */
  dikembalikan: Rupiah,
  /** Replacement orders for the complaint. */
  pengganti: z.array(Pesanan.omit({ nama: true })),
  /** Authors of the shop's messages, by message. */
  penulis: z.record(z.string(), z.string()),
})
export type KeluhanAdmin = z.infer<typeof KeluhanAdmin>

/** The response holds no more, because it is stored with the idempotency key for a while. */
const Message = z.object({ message: z.string() })

const KeluhanParams = z.object({ keluhanId: IdParam })

export const FinishKeluhanBody = PesanInput.extend({ hasil: TokoOutcome })

export const listKeluhanAdmin = adminEndpoint({
  name: 'listKeluhanAdmin',
  summary: 'Keluhan semua pembeli, yang paling lama ditunggu jawabannya lebih dulu.',
  method: 'GET',
  path: '/api/admin/keluhan',
  query: ListQuery.extend({ status: StatusKeluhan.optional() }),
  response: z.array(KeluhanSummary),
  paged: true,
})

export const getKeluhanAdmin = adminEndpoint({
  name: 'getKeluhanAdmin',
  summary: 'Satu keluhan, lengkap.',
  method: 'GET',
  path: '/api/admin/keluhan/{keluhanId}',
  params: KeluhanParams,
  response: KeluhanAdmin,
  errors: ['KELUHAN_TIDAK_ADA'],
})

export const getFotoKeluhanAdmin = adminEndpoint({
  name: 'getFotoKeluhanAdmin',
  summary: 'Satu foto dari sebuah keluhan.',
  method: 'GET',
  path: '/api/admin/keluhan/{keluhanId}/foto/{fotoId}',
  params: KeluhanParams.extend(FotoParams.shape),
  response: 'berkas',
  errors: ['FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const replyKeluhanAdmin = adminEndpoint({
  name: 'replyKeluhanAdmin',
  summary: 'Menjawab keluhan; pembeli diberi tahu lewat surat, dan keluhannya tetap terbuka.',
  method: 'POST',
  path: '/api/admin/keluhan/{keluhanId}/pesan',
  params: KeluhanParams,
  body: PesanKeluhanBody,
  response: Message,
  errors: ['KELUHAN_TIDAK_ADA', 'KELUHAN_SELESAI', 'FOTO_TIDAK_ADA'],
})

export const finishKeluhan = adminEndpoint({
  name: 'finishKeluhan',
  summary: 'Menyelesaikan keluhan dengan hasil dan penjelasan; pembeli diberi tahu lewat surat.',
  description:
    '`uang kembali` hanya jika dana pesanannya sudah dikembalikan sejak keluhan dibuat, `kirim ulang` hanya jika pesanan penggantinya sudah dibuat.',
  method: 'POST',
  path: '/api/admin/keluhan/{keluhanId}/selesai',
  params: KeluhanParams,
  body: FinishKeluhanBody,
  response: Message,
  errors: ['KELUHAN_TIDAK_ADA', 'KELUHAN_SELESAI', 'KELUHAN_BELUM_KEMBALI', 'KELUHAN_BELUM_DIGANTI'],
})
