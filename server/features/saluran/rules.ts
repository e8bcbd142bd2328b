import type { SURAT_PESANAN } from '#contract/templat/surat-pesanan.ts'
import { defaultOf } from '#contract/templat/templat.ts'

/** State of the order that a notice is about, at send time. */
export interface OrderState {
  status_pembayaran: string
  status_pesanan: string
}

/** How a notice leaves by push. */
export interface Rule {
  /** Title on a lock screen, where strangers read it: no products, amounts or addresses. */
  judul: string
  /** Text for a notice that is not about one order; else its number. */
  isi?: string
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
  isi: 'Ada produk dari pesanan Anda yang ditarik. Buka untuk melihat produk dan nomor lotnya.',
  hours: 28 * DAY,
  isCritical: true,
}

/** Returns the rule of a mail about an order. Its title is the default subject, without the number. */
const about = (
  kabar: keyof typeof SURAT_PESANAN,
  rule: Omit<Rule, 'judul'> = { hours: DAY },
): Record<string, Rule> => ({
  [`pesanan-${kabar}`]: { judul: defaultOf(`pesanan-${kabar}`).subjek.replace(' ({nomor})', ''), ...rule },
})

/**
 * Rules by the first part of the notice's key. Other events are mail only: a buyer who has just ordered or confirmed looks at the
 * shop anyway.
 */
const RULES = new Map<string, Rule>(
  Object.entries({
    ...about('success', { hours: DAY, holds: isPaid }),
    ...about('failed'),
    ...about('expired'),
    ...about('refunded'),
    ...about('kembali'),
    ...about('dikirim', { hours: DAY, holds: ({ status_pesanan }) => status_pesanan !== 'Pesanan Selesai' }),
    ...about('selesai-otomatis'),
    ...about('resep-disetujui', { hours: DAY, holds: isUnpaid }),
    ...about('resep-sebagian', { hours: DAY, holds: isUnpaid }),
    ...about('resep-ditolak'),
    ...about('resep-lewat'),
    ...about('ongkir-pasti', { hours: DAY, holds: isUnpaid }),
    ...about('ongkir-lewat'),
    ...about('pengganti'),
    ...about('batas-bayar', { hours: 1, isCritical: true, escalates: true, holds: isUnpaid }),
    tarik: RECALL,
    'akun-tarik': RECALL,
    'resep-disetujui': { judul: 'Resep Anda disetujui', isi: 'Buka untuk melihat isinya.', hours: DAY },
    'resep-ditolak': { judul: 'Resep Anda belum disetujui', isi: 'Buka untuk melihat alasannya.', hours: DAY },
    keluhan: { judul: 'Keluhan Anda dijawab', hours: DAY },
    'kabar-stok': { judul: 'Produk yang Anda tunggu tersedia lagi', isi: 'Buka untuk melihat produknya.', hours: 6 },
    'buku-obat': { judul: 'Pengingat buku obat', isi: 'Ada jadwal hari ini. Buka untuk melihatnya.', hours: 12 },
  }),
)

/** Returns the rule of a notice; undefined if it leaves by mail only. */
export const ruleOf = (kunci: string): Rule | undefined => RULES.get(kunci.slice(0, kunci.indexOf(':')))
