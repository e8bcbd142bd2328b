import type { KodeTemplatWa } from '#contract/saluran/templat-wa.ts'
import type { SURAT_PESANAN } from '#contract/templat/surat-pesanan.ts'
import { defaultOf } from '#contract/templat/templat.ts'

/** State of the order that a notice is about, at send time. */
export interface OrderState {
  status_pembayaran: string
  status_pesanan: string
}

/** How a notice leaves by push and WhatsApp. */
export interface Rule {
  /** Title on a lock screen, where strangers read it: no products, amounts or addresses. */
  judul: string
  /** Text for a notice that is not about one order; else its number. */
  isi?: string
  /** Template of WhatsApp. */
  templat: KodeTemplatWa
  /** Hours after which the notice is useless. */
  hours: number
  /** True if it is sent at night and without waiting for others of the same order. */
  isCritical?: boolean
  /** True if a mail follows unless a device reports the arrival. */
  escalates?: boolean
  /** Returns false if the order's state has passed. */
  holds?(order: OrderState): boolean
}

const DAY = 24
const isUnpaid = ({ status_pembayaran }: OrderState) => status_pembayaran === 'pending'
const isPaid = ({ status_pembayaran }: OrderState) => status_pembayaran === 'success'

/** A recall. Its mail leaves at once, so none follows. */
const RECALL: Rule = {
  judul: 'Penting: jangan pakai produk ini dulu',
  templat: 'penarikan_lot',
  isi: 'Ada produk dari pesanan Anda yang ditarik. Buka untuk melihat produk dan nomor lotnya.',
  hours: 28 * DAY,
  isCritical: true,
}

/** Returns the rule of a mail about an order. Its title is the default subject, without the number. */
const about = (
  kabar: keyof typeof SURAT_PESANAN,
  templat: KodeTemplatWa,
  rule: Omit<Rule, 'judul' | 'templat'> = { hours: DAY },
): Record<string, Rule> => ({
  [`pesanan-${kabar}`]: { judul: defaultOf(`pesanan-${kabar}`).subjek.replace(' ({nomor})', ''), templat, ...rule },
})

/**
 * Rules by the first part of the notice's key. Other events are mail only: a buyer who has just ordered or confirmed looks at the
 * shop anyway.
 */
const RULES = new Map<string, Rule>(
  Object.entries({
    ...about('success', 'pembayaran_diterima', { hours: DAY, holds: isPaid }),
    ...about('failed', 'pembayaran_ditarik'),
    ...about('expired', 'pesanan_dibatalkan'),
    ...about('refunded', 'dana_dikembalikan'),
    ...about('kembali', 'dana_dikembalikan'),
    ...about('dikirim', 'pesanan_dikirim', {
      hours: DAY,
      holds: ({ status_pesanan }) => status_pesanan !== 'Pesanan Selesai',
    }),
    ...about('selesai-otomatis', 'pesanan_selesai'),
    ...about('resep-disetujui', 'pesanan_siap_dibayar', { hours: DAY, holds: isUnpaid }),
    ...about('resep-sebagian', 'pesanan_siap_dibayar', { hours: DAY, holds: isUnpaid }),
    ...about('resep-ditolak', 'pesanan_dibatalkan'),
    ...about('resep-lewat', 'pesanan_dibatalkan'),
    ...about('ongkir-pasti', 'pesanan_siap_dibayar', { hours: DAY, holds: isUnpaid }),
    ...about('ongkir-lewat', 'pesanan_dibatalkan'),
    ...about('pengganti', 'barang_pengganti'),
    ...about('batas-bayar', 'batas_bayar_dekat', { hours: 1, isCritical: true, escalates: true, holds: isUnpaid }),
    tarik: RECALL,
    'akun-tarik': RECALL,
    'resep-disetujui': {
      judul: 'Resep Anda disetujui',
      templat: 'resep_disetujui',
      isi: 'Buka untuk melihat isinya.',
      hours: DAY,
    },
    'resep-ditolak': {
      judul: 'Resep Anda belum disetujui',
      templat: 'resep_ditolak',
      isi: 'Buka untuk melihat alasannya.',
      hours: DAY,
    },
    keluhan: { judul: 'Keluhan Anda dijawab', templat: 'keluhan_dijawab', hours: DAY },
    'kabar-stok': {
      judul: 'Produk yang Anda tunggu tersedia lagi',
      templat: 'stok_tersedia',
      isi: 'Buka untuk melihat produknya.',
      hours: 6,
    },
    'buku-obat': {
      judul: 'Pengingat buku obat',
      templat: 'pengingat_obat',
      isi: 'Ada jadwal hari ini. Buka untuk melihatnya.',
      hours: 12,
    },
  }),
)

/** Confirmation of a new complaint, which its sender has just written. */
const NEW_KELUHAN = /^keluhan:\d+:0$/

/** Returns the rule of a notice; undefined if it leaves by mail only. */
export const ruleOf = (kunci: string): Rule | undefined =>
  NEW_KELUHAN.test(kunci) ? undefined : RULES.get(kunci.slice(0, kunci.indexOf(':')))
