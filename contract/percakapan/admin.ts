import { z } from 'zod'
import { Id, IdParam, multilineText, Rupiah, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { KODE_TEMPLAT_WA } from '#contract/saluran/templat-wa.ts'
import { ModeWa } from '#contract/saluran/whatsapp.ts'

/** Longest text of a message at WhatsApp, in characters. */
export const TEXT_WA_MAX = 4096

/** Values of a template, as WhatsApp gets them. */
export interface FilledTemplat {
  body: string[]
  buttons: ({ type: 'url'; text: string } | { type: 'reply'; payload: string })[]
}

/** Kind of a message. The shop stores no pictures and other files, only that one came, and its caption. */
export const PesanKind = z.enum([
  'teks',
  'tombol',
  'gambar',
  'video',
  'suara',
  'dokumen',
  'stiker',
  'lokasi',
  'kontak',
  'reaksi',
  'lain',
  'templat',
])
export type PesanKind = z.infer<typeof PesanKind>

const StatusJawaban = z.enum(['menunggu', 'terkirim', 'tiba', 'dibaca', 'gagal'])

/** A message of a conversation. */
export const PesanPercakapan = z.object({
  pesanId: Id,
  dari: z.enum(['pembeli', 'toko']),
  jenis: PesanKind,
  isi: z.string(),
  /** Number of the order that it is about; empty without one. */
  rujukan: z.string(),
  waktu: Timestamp,
  /** Name of the administrator; null for messages of the buyer, and if that account was deleted. */
  penulis: z.string().nullable(),
  /** Null for messages of the buyer. */
  status: StatusJawaban.nullable(),
  /** Code or kind of a failure; empty without one. */
  kesalahan: z.string(),
})
export type PesanPercakapan = z.infer<typeof PesanPercakapan>

/** A conversation in the list. */
export const PercakapanSummary = z.object({
  percakapanId: Id,
  /** Digits with country code; empty for a person who hides the number. */
  no_hp: z.string(),
  /** Name of the account; null if the number was confirmed for none. */
  nama: z.string().nullable(),
  /** Last message. */
  pesan: PesanPercakapan.pick({ dari: true, jenis: true, isi: true, status: true }),
  terakhir: Timestamp,
  belum_dibaca: z.boolean(),
  /** End of the 24 hours in which a text can be sent. */
  bisa_dibalas_sampai: Timestamp,
  /** True until then, while the number is still confirmed for the account. */
  bisa_dibalas: z.boolean(),
})
export type PercakapanSummary = z.infer<typeof PercakapanSummary>

/** A template that fits an order now. */
const TemplatPilihan = z.object({ templat: z.enum(KODE_TEMPLAT_WA), nomor: z.string(), isi: z.string() })
export type TemplatPilihan = z.infer<typeof TemplatPilihan>

export const Percakapan = PercakapanSummary.omit({ pesan: true }).extend({
  mode: ModeWa,
  /** Page of the simulator; null unless messages are simulated. */
  simulator: z.string().nullable(),
  penggunaId: Id.nullable(),
  /** True if the number is confirmed for the account now. */
  terhubung: z.boolean(),
  /** The newest messages, oldest first. */
  pesan: z.array(PesanPercakapan),
  /** The newest orders of the account. Empty unless the number is confirmed for it, and for roles that see no orders. */
  pesanan: z.array(
    z.object({
      orderId: Id,
      nomor: z.string(),
      jenis_pesanan: PesananKind,
      dibuat: Timestamp,
      status_pembayaran: StatusPembayaran,
      status_pesanan: StatusPesanan,
    }),
  ),
  /** Approved templates for those orders. Empty if the account does not agree to messages about orders. */
  templat: z.array(TemplatPilihan),
  /** Answers that were delivered this month, of all conversations. */
  balasan_bulan_ini: z.int(),
  /** Estimated prices of an answer and of a template, which the owner sets. */
  tarif: z.object({ balasan: Rupiah, templat: Rupiah }),
})
export type Percakapan = z.infer<typeof Percakapan>

export const JawabanBody = z.object({
  isi: multilineText('Tulis jawaban')
    .min(1, 'Tulis jawaban')
    .max(TEXT_WA_MAX, `Maksimal ${TEXT_WA_MAX.toLocaleString('id-ID')} huruf`),
})

export const TemplatBody = TemplatPilihan.pick({ templat: true }).extend({
  /** Number of the order; empty for a template that is about none. */
  nomor: z.string().max(60),
})

const PATH = '/api/admin/percakapan'
const PercakapanParams = z.object({ percakapanId: IdParam })
/** The response holds no more, because it is stored with the idempotency key for a while. */
const Message = z.object({ message: z.string() })

export const listPercakapan = adminEndpoint({
  name: 'listPercakapan',
  summary: 'Percakapan lewat WhatsApp, yang terbaru lebih dulu; dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: PATH,
  query: ListQuery.extend({ status: z.enum(['belum', 'sudah']).optional() }),
  response: z.array(PercakapanSummary),
  paged: true,
})

export const getPercakapan = adminEndpoint({
  name: 'getPercakapan',
  summary: 'Satu percakapan dengan pesan terbarunya, pesanan pembelinya, dan templat yang bisa dikirim.',
  method: 'GET',
  path: `${PATH}/{percakapanId}`,
  params: PercakapanParams,
  response: Percakapan,
  errors: ['PERCAKAPAN_TIDAK_ADA'],
})

export const markPercakapan = adminEndpoint({
  name: 'markPercakapan',
  summary: 'Menandai percakapan sudah atau belum dibaca.',
  method: 'PUT',
  path: `${PATH}/{percakapanId}/dibaca`,
  repeat: 'harmless',
  params: PercakapanParams,
  body: z.object({ dibaca: z.boolean() }),
  response: Message,
  errors: ['PERCAKAPAN_TIDAK_ADA'],
})

export const replyPercakapan = adminEndpoint({
  name: 'replyPercakapan',
  summary: 'Menjawab dengan teks, dalam 24 jam setelah pesan terakhir dari pembeli.',
  method: 'POST',
  path: `${PATH}/{percakapanId}/pesan`,
  params: PercakapanParams,
  body: JawabanBody,
  response: Message,
  errors: [
    'PERCAKAPAN_TIDAK_ADA',
    'PERCAKAPAN_TERTUTUP',
    'PERCAKAPAN_LEPAS',
    'WHATSAPP_MATI',
    'PAGU_WHATSAPP_HABIS',
    'TERLALU_SERING',
  ],
})

export const sendTemplatPercakapan = adminEndpoint({
  name: 'sendTemplatPercakapan',
  summary: 'Mengirim templat tentang satu pesanan pembeli, kapan saja.',
  method: 'POST',
  path: `${PATH}/{percakapanId}/templat`,
  params: PercakapanParams,
  body: TemplatBody,
  response: Message,
  errors: ['PERCAKAPAN_TIDAK_ADA', 'TEMPLAT_TIDAK_COCOK', 'WHATSAPP_MATI', 'PAGU_WHATSAPP_HABIS', 'TERLALU_SERING'],
})

export const deletePercakapan = adminEndpoint({
  name: 'deletePercakapan',
  summary: 'Menghapus percakapan untuk selamanya.',
  method: 'DELETE',
  path: `${PATH}/{percakapanId}`,
  params: PercakapanParams,
  response: Message,
  errors: ['PERCAKAPAN_TIDAK_ADA'],
})
