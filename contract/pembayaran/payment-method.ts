import { z } from 'zod'
import { Timestamp } from '#contract/common.ts'

export type PaymentKind = 'virtual' | 'tagihan' | 'gerai' | 'qris' | 'dompet' | 'kartu' | 'tunai' | 'lain'

/** Payment methods with a name in the shop. The key identifies the method in the API and its logo. */
export const PAYMENT_METHODS = {
  bca_virtual: { nama: 'BCA Virtual Account', jenis: 'virtual' },
  bni_virtual: { nama: 'BNI Virtual Account', jenis: 'virtual' },
  btn_virtual: { nama: 'BTN Virtual Account', jenis: 'virtual' },
  bri: { nama: 'BRI Virtual Account', jenis: 'virtual' },
  permata: { nama: 'Permata Virtual Account', jenis: 'virtual' },
  cimb: { nama: 'CIMB Niaga Virtual Account', jenis: 'virtual' },
  virtual_lain: { nama: 'Virtual Account', jenis: 'virtual' },
  mandiri: { nama: 'Mandiri Bill Payment', jenis: 'tagihan' },
  indomaret: { nama: 'Indomaret', jenis: 'gerai' },
  alfamart: { nama: 'Alfamart', jenis: 'gerai' },
  qris: { nama: 'QRIS', jenis: 'qris' },
  gopay: { nama: 'GoPay', jenis: 'dompet' },
  shopeepay: { nama: 'ShopeePay', jenis: 'dompet' },
  dana: { nama: 'DANA', jenis: 'dompet' },
  kartu: { nama: 'Kartu kredit atau debit', jenis: 'kartu' },
  cod: { nama: 'Bayar di tempat (COD)', jenis: 'tunai' },
  lain: { nama: 'Cara bayar lain', jenis: 'lain' },
} as const satisfies Record<string, { nama: string; jenis: PaymentKind }>

export type PaymentMethod = keyof typeof PAYMENT_METHODS
export const PaymentMethod = z.enum(Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]])

/** True if the text is a key of `PAYMENT_METHODS`. */
export const isPaymentMethod = (metode: string): metode is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, metode)

/** Returns the label of the number that the buyer types in to pay. */
export const nomorName = (metode: PaymentMethod) =>
  PAYMENT_METHODS[metode].jenis === 'virtual' ? 'Nomor virtual account' : 'Kode pembayaran'

/** Returns the number that the buyer types in to pay; null for cards, whose number belongs to the buyer. */
export const paymentNumber = ({ metode, nomor }: Pick<PaymentWay, 'metode' | 'nomor'>) =>
  PAYMENT_METHODS[metode].jenis === 'kartu' ? null : nomor

/** Payment method of an order, with its details. */
export const PaymentWay = z.object({
  metode: PaymentMethod,
  nama: z.string(),
  /** Virtual account number, bill number or payment code; for a card, its masked number. */
  nomor: z.string().nullable(),
  /** Company code that belongs to a bill number. */
  kode_perusahaan: z.string().nullable(),
  /** `penyelenggara`: the acquirer that collects the money. `penerbit`: the issuer that pays it. */
  penyelenggara: z.string().nullable(),
  penerbit: z.string().nullable(),
  /** Payment deadline of the method; never later than the order's own deadline. */
  bayar_sebelum: Timestamp,
})
export type PaymentWay = z.infer<typeof PaymentWay>
